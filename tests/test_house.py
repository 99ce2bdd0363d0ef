"""The house rules: imports run downward, the rules stand alone, and no room grows too large."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from anachrony.modules.compatibility import MODULES
from anachrony.players.knowledge import KNOWLEDGE
from anachrony.terminal.modules import SCREENS
from anachrony.wording import LOCALES
from anachrony.wording.modules import MODULE_WORDS

PACKAGE = "anachrony"
HOME = Path(__file__).parent.parent / "src" / PACKAGE
MOST_LINES = 500

# From the bottom up. A room is a module or a folder; it may import those before it.
FLOORS = (
    "rules.kinds",
    "rules.rng",
    "rules.places",
    "rules.cost",
    "rules.state",
    "rules.effect",
    "rules.lack",
    "rules.general_supply",
    "rules.stack",
    "rules.rows",
    "rules.ruleset",
    "rules.book",
    "rules.module",
    "rules.measures",
    "rules.effects",
    "rules.phases",
    "rules.scoring",
    "rules.why_not",
    "rules.sight",
    "rules.saving",
    "rules",
    "values",
    "components",
    "modules",
    "automata",
    "editions",
    "terms",
    "record",
    "old_saves",
    "game",
    "wording",
    "players",
    "lab",
    "bench",
    "server",
    "terminal",
    "cli",
)
# The package itself names what is public, so it stands with the highest room it may name.
DOORS = {"__init__": "game", "__main__": "cli"}
PURE = (
    "rules",
    "values",
    "components",
    "modules",
    "automata",
    "editions",
    "terms",
    "record",
    "old_saves",
    "game",
)

FILES = sorted(HOME.rglob("*.py"))


def name_of(path: Path) -> str:
    """`rules/effects/time.py` is `rules.effects.time`; a folder's `__init__.py` is the folder."""
    parts = path.relative_to(HOME).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)


NAMES = {name_of(path) for path in FILES}


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def is_in(name: str, room: str) -> bool:
    return name == room or name.startswith(room + ".")


def floor_of(name: str) -> int:
    """The floor that a module stands on; the most particular room counts."""
    name = DOORS.get(name, name)
    rooms = [room for room in FLOORS if is_in(name, room)]
    assert rooms, f"{name} has no floor: give it a place in FLOORS"
    return FLOORS.index(max(rooms, key=len))


def asks_for_types(node: ast.AST) -> bool:
    """Whether this is `if TYPE_CHECKING:`. Types may look up."""
    if not isinstance(node, ast.If):
        return False
    test = node.test
    return (isinstance(test, ast.Name) and test.id == "TYPE_CHECKING") or (
        isinstance(test, ast.Attribute) and test.attr == "TYPE_CHECKING"
    )


def walk_running(node: ast.AST) -> Iterator[ast.AST]:
    """Every node that runs, so not what stands under `if TYPE_CHECKING:`."""
    yield node
    if isinstance(node, ast.If) and asks_for_types(node):
        children: Iterator[ast.AST] = iter(node.orelse)
    else:
        children = ast.iter_child_nodes(node)
    for child in children:
        yield from walk_running(child)


def imports_of(path: Path) -> Iterator[tuple[int, str]]:
    """Line and dotted name of each import that runs; `from a import b` is `a.b` if that is a module."""
    for node in walk_running(tree_of(path)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: name the room in full"
            assert node.module is not None
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield node.lineno, inner if own_name(inner) in NAMES else node.module


def own_name(dotted: str) -> str | None:
    """The name inside the package, or None when it lies outside."""
    if dotted == PACKAGE:
        return "__init__"
    return dotted.removeprefix(PACKAGE + ".") if dotted.startswith(PACKAGE + ".") else None


def own_imports_of(path: Path) -> Iterator[tuple[int, str]]:
    for line, dotted in imports_of(path):
        name = own_name(dotted)
        if name is not None:
            yield line, name


def files_in(*rooms: str) -> list[Path]:
    return [path for path in FILES if any(is_in(name_of(path), room) for room in rooms)]


def each(files: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", files, ids=[str(path.relative_to(HOME)) for path in files])


@each(FILES)
def test_imports_run_downward(path: Path) -> None:
    here = name_of(path)
    upward = [
        f"{path.relative_to(HOME)}:{line} imports {name}"
        for line, name in own_imports_of(path)
        if floor_of(name) > floor_of(here)
    ]
    assert not upward, "these look up, and only types may:\n" + "\n".join(upward)


def test_imports_run_in_no_circle() -> None:
    graph = {name_of(path): sorted({name for _, name in own_imports_of(path)}) for path in FILES}
    done: set[str] = set()

    def visit(name: str, trail: tuple[str, ...]) -> None:
        assert name not in trail, "a circle: " + " -> ".join((*trail[trail.index(name) :], name))
        if name not in done:
            for other in graph.get(name, ()):
                visit(other, (*trail, name))
            done.add(name)

    for name in graph:
        visit(name, ())


@each(files_in(*PURE))
def test_the_game_needs_the_standard_library_only(path: Path) -> None:
    strangers = [
        f"{path.relative_to(HOME)}:{line} imports {dotted}"
        for line, dotted in imports_of(path)
        if own_name(dotted) is None and dotted.partition(".")[0] not in sys.stdlib_module_names
    ]
    assert not strangers, "\n".join(strangers)


@each(files_in("rules"))
def test_the_rules_have_no_deepcopy_and_no_any(path: Path) -> None:
    banned = {"deepcopy", "Any"}
    found: list[str] = []
    for node in ast.walk(tree_of(path)):
        match node:
            case ast.ImportFrom():
                used = {alias.name for alias in node.names}
            case ast.Attribute():
                used = {node.attr}
            case ast.Name():
                used = {node.id}
            case _:
                continue
        found += [f"{path.relative_to(HOME)}:{node.lineno} uses {name}" for name in sorted(used & banned)]
    assert not found, "\n".join(found)


CHANGING = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}


@cache
def shared_lists() -> set[str]:
    """The lists of a State or Seat that a clone takes as they are."""
    nodes = list(ast.walk(ast.parse((HOME / "rules" / "state.py").read_text("utf-8"))))
    lists = {
        ast.unparse(node.target)
        for node in nodes
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation).startswith("list[")
    }
    taken = {
        ast.unparse(node.targets[0])
        for node in nodes
        if isinstance(node, ast.Assign)
        and ast.unparse(node.value) == ast.unparse(node.targets[0]).replace("self.", "like.")
    }
    return {name.removeprefix("self.") for name in lists & taken}


def changed_in_place(node: ast.AST) -> list[ast.expr]:
    """The lists that a statement or a call changes."""
    match node:
        case ast.Assign():
            targets = node.targets
        case ast.AugAssign():
            targets = [node.target]
        case ast.Delete():
            targets = node.targets
        case ast.Call(func=ast.Attribute(value=whose, attr=method)) if method in CHANGING:
            return [whose]
        case _:
            return []
    return [target.value for target in targets if isinstance(target, ast.Subscript)]


@each(files_in(*PURE, "players"))
def test_a_list_that_clones_share_is_replaced(path: Path) -> None:
    """With kinds.replaced() or a new list: changed in place it would change in every clone."""
    found = [
        f"{path.relative_to(HOME)}:{lists.lineno} changes {ast.unparse(lists)}"
        for node in ast.walk(tree_of(path))
        for lists in changed_in_place(node)
        if isinstance(lists, ast.Attribute)
        and lists.attr in shared_lists()
        and ast.unparse(lists.value) not in ("self", "book")
    ]
    assert not found, "\n".join(found)


def test_it_is_known_what_clones_share() -> None:
    assert {"spots", "traits", "bags", "tops", "slots", "tired", "busy"} <= shared_lists()
    assert not {"stock", "active", "at"} & shared_lists()


# What the server takes and answers has the name of the thing itself; the schema tells requests from answers.
SHAPES = "server.web"
SAME_NAME = {
    "AnachronyEnv",  # of Gymnasium and of PettingZoo, which are never imported together
}


def test_no_class_name_is_used_twice() -> None:
    places: dict[str, list[str]] = {}
    for path in FILES:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ClassDef) and not is_in(name_of(path), SHAPES):
                places.setdefault(node.name, []).append(name_of(path))
    twice = {name: where for name, where in places.items() if len(where) > 1}
    assert set(twice) == SAME_NAME, twice


@each(FILES)
def test_a_room_is_small(path: Path) -> None:
    lines = len(path.read_text("utf-8").splitlines())
    assert lines <= MOST_LINES, f"{lines} lines; above {MOST_LINES} a room becomes a folder"


@pytest.mark.parametrize("folder", ["wording/modules", "players/knowledge", "terminal/modules"])
def test_a_module_has_a_file_of_its_name_in_every_room_above(folder: str) -> None:
    files = {path.stem for path in (HOME / folder).glob("*.py")}
    assert files - {"__init__", "base"} == set(MODULES)
    assert set(SCREENS) == set(MODULE_WORDS) == set(KNOWLEDGE) == set(MODULES)


def test_a_module_has_its_words_in_every_language() -> None:
    folder = HOME / "locales" / "modules"
    assert {path.relative_to(folder).as_posix() for path in folder.rglob("*.*")} == {
        f"{module}/{locale}.ftl" for module in MODULES for locale in LOCALES
    }


def test_types_may_look_up() -> None:
    source = "if TYPE_CHECKING:\n    import a\nelse:\n    import b\nif x:\n    import c\n"
    running = [n.names[0].name for n in walk_running(ast.parse(source)) if isinstance(n, ast.Import)]
    assert running == ["b", "c"]


def test_the_most_particular_room_counts() -> None:
    assert floor_of("rules.effects.time") == FLOORS.index("rules.effects")
    assert floor_of("rules.effect") == FLOORS.index("rules.effect")
    assert floor_of("rules") == FLOORS.index("rules")
    assert floor_of("rules.kinds") < floor_of("rules.state") < floor_of("components.paths") < floor_of("cli")


def fields_of_rows(path: Path) -> Iterator[tuple[int, str]]:
    """Line and class of each field of a dataclass that is annotated with one name."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.ClassDef) and any("dataclass" in ast.unparse(d) for d in node.decorator_list):
            for field in node.body:
                if isinstance(field, ast.AnnAssign) and isinstance(field.annotation, ast.Name):
                    yield field.lineno, field.annotation.id


@each(files_in(*PURE))
def test_the_class_of_a_rows_field_is_there_when_the_row_is_made(path: Path) -> None:
    """mypyc puts the class itself into the annotations of a dataclass, and crashes where it is not loaded."""
    for_types = {
        alias.asname or alias.name
        for node in ast.walk(tree_of(path))
        if asks_for_types(node)
        for inner in ast.walk(node)
        if isinstance(inner, ast.ImportFrom)
        for alias in inner.names
    }
    late = [f"{path.name}:{line} {name}" for line, name in fields_of_rows(path) if name in for_types]
    assert not late, f"import these for the run as well: {late}"


PAGE = HOME.parents[1] / "web"
PAGE_KINDS = {".css", ".html", ".js", ".json", ".svelte", ".svg", ".ts", ".webmanifest"}
WIDEST = 140


def test_no_line_of_the_page_is_too_long_to_read() -> None:
    """Prettier breaks code; a long text, drawing or comment is broken by hand."""
    files = [
        path
        for path in PAGE.rglob("*")
        if path.suffix in PAGE_KINDS and "node_modules" not in path.parts and path.name != "package-lock.json"
    ]
    assert files
    wide = [
        f"{path.relative_to(PAGE)}:{number}"
        for path in files
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > WIDEST
    ]
    assert wide == []
