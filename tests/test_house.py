"""The house rules: imports run downward, and the rules stand alone. A test names all that break its rule."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeGuard

from anachrony.modules.compatibility import MODULES
from anachrony.players.knowledge import KNOWLEDGE
from anachrony.terminal.modules import SCREENS
from anachrony.wording import LOCALES
from anachrony.wording.modules import MODULE_WORDS

PACKAGE = "anachrony"
HOME = Path(__file__).parent.parent / "src" / PACKAGE

# From the bottom up. A room is a module or a folder; it may import those before it.
FLOORS = (
    "version",
    "compiling",
    "rules.kinds",
    "rules.rng",
    "rules.places",
    "rules.amounts",
    "rules.cost",
    "values.marks",
    "rules.lack",
    "rules.frame",
    "rules.rows",
    "rules.book",
    "rules.ruleset",
    "rules.state",
    "rules.what_if",
    "rules.effect",
    "rules.chance",
    "rules.hooks",
    "rules.settling",
    "rules.beginning",
    "rules.place_names",
    "rules.general_supply",
    "rules.stack",
    "rules.measures",
    "rules.effects",
    "rules.phases",
    "rules.scoring",
    "rules.why_not",
    "rules.views",
    "rules.sight",
    "rules.saving",
    "rules",
    "values",
    "rules.module",
    "components",
    "modules",
    "automata",
    "editions",
    "terms",
    "arguments",
    "record",
    "decision",
    "game",
    "wording",
    "players",
    "table",
    "lab",
    "bench",
    "server.addresses",
    "server.clock",
    "server.database_errors",
    "server.events",
    "server.hosts",
    "server.parts",
    "server.stacks",
    "server.settings",
    "server.upkeep",
    "server.processes.work",
    "server.telemetry",
    "server.chores",
    "server.orphans",
    "server.problems",
    "server.json_text",
    "server.descriptors",
    "server.limits",
    "server.processes",
    "server.shortcuts",
    "server.storage.schema",
    "server.accounts.schema",
    "server.outbox.schema",
    "server.storage",
    "server.networks",
    "server.forgetting",
    "server.accounts",
    "server.live",
    "server.tables",
    "server.core",
    "server.computers",
    "server.outbox",
    "server.health",
    "server.verifying",
    "server.api",
    "server.feature",
    "server.features",
    "server.web",
    "server.standing",
    "server.running",
    "server.app",
    "server",
    "terminal",
    "cli",
)
# The package itself names what is public, so it stands with the highest room it may name.
DOORS = {"__init__": "game", "__main__": "cli"}
PURE = (
    "rules",
    "values",
    "rules.module",
    "components",
    "modules",
    "automata",
    "editions",
    "terms",
    "arguments",
    "record",
    "decision",
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


@cache
def imports_of(path: Path, types: bool = False) -> list[tuple[int, str]]:
    """Line and dotted name of each import that runs, or of those for types too; `from a import b` is `a.b` if
    that is a module."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(tree_of(path)) if types else walk_running(tree_of(path)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                found.append((node.lineno, alias.name))
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: name the room in full"
            assert node.module is not None
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found.append((node.lineno, inner if own_name(inner) in NAMES else node.module))
    return found


def own_name(dotted: str) -> str | None:
    """The name inside the package, or None when it lies outside."""
    if dotted == PACKAGE:
        return "__init__"
    return dotted.removeprefix(PACKAGE + ".") if dotted.startswith(PACKAGE + ".") else None


def own_imports_of(path: Path, types: bool = False) -> Iterator[tuple[int, str]]:
    for line, dotted in imports_of(path, types):
        name = own_name(dotted)
        if name is not None:
            yield line, name


def files_in(*rooms: str) -> list[Path]:
    return [path for path in FILES if any(is_in(name_of(path), room) for room in rooms)]


def at(path: Path, line: int) -> str:
    """Names a line of the package as an editor can open it."""
    return f"{path.relative_to(HOME.parents[1])}:{line}"


def listed(offenders: list[str]) -> str:
    return "\n".join(["", *offenders])


def test_imports_run_downward() -> None:
    upward = [
        f"{at(path, line)} imports {name}, which stands above it: only types may look up"
        for path in FILES
        for line, name in own_imports_of(path)
        if floor_of(name) > floor_of(name_of(path))
    ]
    assert not upward, listed(upward)


def test_in_the_rules_types_look_down_too() -> None:
    """So there is no circle of files there, and who reads them from the bottom up knows every word."""
    upward = [
        f"{at(path, line)} names {name}, which stands above it"
        for path in files_in("rules")
        for line, name in own_imports_of(path, types=True)
        if floor_of(name) > floor_of(name_of(path))
    ]
    assert not upward, listed(upward)


def test_imports_run_in_no_circle() -> None:
    graph = {
        name_of(path): sorted({name for _, name in own_imports_of(path, types=is_in(name_of(path), "rules"))})
        for path in FILES
    }
    done: set[str] = set()

    def visit(name: str, trail: tuple[str, ...]) -> None:
        assert name not in trail, "a circle: " + " -> ".join((*trail[trail.index(name) :], name))
        if name not in done:
            for other in graph.get(name, ()):
                visit(other, (*trail, name))
            done.add(name)

    for name in graph:
        visit(name, ())


def test_the_game_needs_the_standard_library_only() -> None:
    strangers = [
        f"{at(path, line)} imports {dotted}, which is not in the standard library"
        for path in files_in(*PURE)
        for line, dotted in imports_of(path)
        if own_name(dotted) is None and dotted.partition(".")[0] not in sys.stdlib_module_names
    ]
    assert not strangers, listed(strangers)


# What a table of people has no use for, so that a screen and a browser can have one too.
NEVER_AT_A_TABLE = {"asyncio", "http", "multiprocessing", "socket", "sqlite3", "subprocess", "threading"}


def test_a_table_of_people_needs_no_server() -> None:
    """Neither a database nor a network: the standard library, and the floors below."""
    strangers = [
        f"{at(path, line)} imports {dotted}, which a table has no use for"
        for path in files_in("table")
        for line, dotted in imports_of(path)
        if own_name(dotted) is None
        if dotted.partition(".")[0] in NEVER_AT_A_TABLE
        or dotted.partition(".")[0] not in sys.stdlib_module_names
    ]
    assert not strangers, listed(strangers)


def test_a_table_of_people_loads_no_server() -> None:
    """Nor does anything that it stands on."""
    rooms = ", ".join(f"{PACKAGE}.{name_of(path)}" for path in files_in("table"))
    told = f"import sys, {rooms}; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    rooms_loaded = {name.partition(".")[0] for name in loaded.stdout.split()}
    assert not rooms_loaded & {"sqlalchemy", "fastapi", "starlette", "pydantic", "uvicorn"}
    assert f"{PACKAGE}.server" not in loaded.stdout.split()


def names_in(path: Path) -> Iterator[tuple[int, str]]:
    """Yields line and name of all that is imported from elsewhere, read or called."""
    for node in ast.walk(tree_of(path)):
        match node:
            case ast.ImportFrom():
                yield from ((node.lineno, alias.name) for alias in node.names)
            case ast.Attribute():
                yield node.lineno, node.attr
            case ast.Name():
                yield node.lineno, node.id
            case _:
                pass


def test_the_rules_have_no_deepcopy_and_no_any() -> None:
    found = [
        f"{at(path, line)} uses {name}"
        for path in files_in("rules")
        for line, name in names_in(path)
        if name in ("deepcopy", "Any")
    ]
    assert not found, listed(found)


CHANGING = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}


@cache
def shared_lists() -> set[str]:
    """The lists of a State or Seat that a clone takes as they are."""
    return {
        node.target.attr
        for node in ast.walk(ast.parse((HOME / "rules" / "state.py").read_text("utf-8")))
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Attribute)
        and ast.unparse(node.annotation).startswith("list[")
        and node.value is not None
        and ast.unparse(node.value) == f"like.{node.target.attr}"
    }


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


def test_a_list_that_clones_share_is_replaced() -> None:
    """With kinds.replaced() or a new list: changed in place it would change in every clone."""
    found = [
        f"{at(path, lists.lineno)} changes {ast.unparse(lists)} in place, which clones share: replace it"
        for path in files_in(*PURE, "players")
        for node in ast.walk(tree_of(path))
        for lists in changed_in_place(node)
        if isinstance(lists, ast.Attribute)
        and lists.attr in shared_lists()
        and ast.unparse(lists.value) not in ("self", "book")
    ]
    assert not found, listed(found)


QUESTIONS = re.compile(
    "missing|ask|ask_seat|lack|(missing|able|may|can)_.*|.*_(lack|picks)"
)  # functions that only ask


def aliases_in(function: ast.FunctionDef) -> set[str]:
    """The names in a function that mean something which lies elsewhere: its parameters, and parts of them. A
    copy is its own."""
    found = {argument.arg for argument in function.args.args}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name) and isinstance(node.value, ast.Attribute | ast.Subscript):
                    found.add(target.id)
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="State"))):
                found.discard(name)
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Subscript(slice=ast.Slice())):
                found.discard(name)
            case _:
                pass
    return found


def owner_of(node: ast.expr) -> str:
    """The name at the beginning of `state.seats[0].active`."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def written_in(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    """The line of each change of something that lies outside the function, and what is changed."""
    elsewhere = aliases_in(function)
    for node in ast.walk(function):
        changed = changed_in_place(node)
        if isinstance(node, ast.Assign):
            changed += [target for target in node.targets if isinstance(target, ast.Attribute)]
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Attribute):
            changed.append(node.target)
        for what in changed:
            if owner_of(what) in elsewhere:
                assert isinstance(node, ast.stmt | ast.expr)
                yield node.lineno, ast.unparse(what)


def questions_in(path: Path) -> list[ast.FunctionDef]:
    """The functions of a file that only ask, and those of the file that they call."""
    functions = [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.FunctionDef)]
    asking = [function for function in functions if QUESTIONS.fullmatch(function.name)]
    for function in asking:  # which grows on the way
        called = {
            node.func.id
            for node in ast.walk(function)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        asking += [other for other in functions if other.name in called and other not in asking]
    return asking


def test_a_question_writes_nothing() -> None:
    """What has not happened is carried by the frame that is asked about (``rules/what_if.py``)."""
    found = [
        f"{at(path, line)} writes {what} in {function.name}(), which only asks"
        for path in files_in("rules", "modules", "automata", "editions")
        for function in questions_in(path)
        for line, what in written_in(function)
    ]
    assert not found, listed(found)


def test_a_question_that_writes_is_found() -> None:
    source = """
def missing(self, state, frame):
    seat = state.seats[frame.seat]
    seat.credit = 1
    active = seat.active
    active[0] -= 1
    picks = []
    picks.append(state.at[0])
    state.tops.pop()
    supposed = State(state)
    supposed.at[0] = 1
"""
    function = ast.parse(source).body[0]
    assert isinstance(function, ast.FunctionDef)
    assert [what for _, what in written_in(function)] == ["seat.credit", "active", "state.tops"]


def test_it_is_known_what_clones_share() -> None:
    assert {"at", "spots", "traits", "bags", "tops", "slots", "active", "tired", "busy"} <= shared_lists()
    assert not {"seats"} & shared_lists()


def test_a_file_of_a_module_has_its_line_and_its_module() -> None:
    """A module that brings nothing to a room has neither there."""
    rooms = {
        "wording/modules": set(MODULE_WORDS),
        "players/knowledge": set(KNOWLEDGE),
        "terminal/modules": set(SCREENS),
    }
    wrong: list[str] = []
    for folder, table in rooms.items():
        files = {path.stem for path in (HOME / folder).glob("*.py")} - {"__init__", "base"}
        place = f"src/anachrony/{folder}"
        wrong += [f"{place}/{name}.py is the file of no module" for name in sorted(files - set(MODULES))]
        wrong += [f"{place}/__init__.py has no line for {name}.py" for name in sorted(files - table)]
        wrong += [
            f"{place}/__init__.py has {name}, which has no file there" for name in sorted(table - files)
        ]
    assert not wrong, listed(wrong)


def test_a_module_has_its_words_in_every_language() -> None:
    folder = HOME / "locales" / "modules"
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*.*")}
    wanted = {f"{module}/{locale}.ftl" for module in MODULES for locale in LOCALES}
    place = "src/anachrony/locales/modules"
    wrong = [
        f"{place}/{name} is missing: it has at least the module's name" for name in sorted(wanted - files)
    ]
    wrong += [f"{place}/{name} has the words of no module or no language" for name in sorted(files - wanted)]
    assert not wrong, listed(wrong)


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


@cache
def imported_for_types(path: Path) -> set[str]:
    """The names that a file imports under `if TYPE_CHECKING:`."""
    return {
        alias.asname or alias.name
        for node in ast.walk(tree_of(path))
        if asks_for_types(node)
        for inner in ast.walk(node)
        if isinstance(inner, ast.ImportFrom)
        for alias in inner.names
    }


def test_the_class_of_a_rows_field_is_there_when_the_row_is_made() -> None:
    """mypyc puts the class itself into the annotations of a dataclass, and crashes where it is not loaded."""
    late = [
        f"{at(path, line)} has a field of class {name}, imported for types only: import it for the run too"
        for path in files_in(*PURE)
        for line, name in fields_of_rows(path)
        if name in imported_for_types(path)
    ]
    assert not late, listed(late)


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
        f"{path.relative_to(PAGE.parent)}:{number} has {len(line)} characters; {WIDEST} fit"
        for path in files
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > WIDEST
    ]
    assert not wide, listed(wide)


TESTS = Path(__file__).parent
# Those that measure are no tests: nothing fails by what they find.
TEST_FILES = sorted(path for path in TESTS.rglob("*.py") if "bench" not in path.relative_to(TESTS).parts)
SHORTEST = 60  # seconds
# How long those wait who are not told how long, by what they are called in tests.
UNTOLD = {
    f"httpx.{name}": 5.0 for name in ("Client", "AsyncClient", "get", "post", "put", "delete", "request")
}
UNTOLD["connect"] = 10.0  # a socket of websockets
CLOCKS = ("monotonic", "perf_counter", "process_time", "thread_time")


def in_tests(path: Path, line: int) -> str:
    return f"tests/{path.relative_to(TESTS)}:{line}"


def calls_in(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every call, by the last word of what is called."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func).rpartition(".")[2], node


def limits_of(name: str, call: ast.Call) -> Iterator[float]:
    """How long a call waits at the most, where it says so in seconds, or where nobody tells it."""
    told = ("timeout", "open_timeout", None)  # the last is that of **options
    given = [keyword.value for keyword in call.keywords if keyword.arg in told]
    if not given and (untold := UNTOLD.get(ast.unparse(call.func))):
        yield untold
    if name in ("wait", "result", "exception", "wait_for", "join", "settimeout"):
        given += call.args[-1:] if isinstance(call.func, ast.Attribute) else []
    for value in given:
        if isinstance(value, ast.Constant) and isinstance(value.value, int | float):
            yield value.value


def test_no_test_gives_up_before_a_minute() -> None:
    """Such a limit is there for what never comes; on a busy machine all else comes late."""
    short = [
        f"{in_tests(path, call.lineno)} waits {limit:g} s; wait {SHORTEST} or more"
        for path in TEST_FILES
        for name, call in calls_in(path)
        for limit in limits_of(name, call)
        if 0 < limit < SHORTEST
    ]
    assert not short, listed(short)


def test_no_test_measures_time() -> None:
    """What it found would be that of the machine."""
    measured = [
        f"{in_tests(path, node.lineno)} measures time; count, or look at the order"
        for path in TEST_FILES
        if path.name.startswith("test_")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub) and isinstance(node.left, ast.Call)
        if ast.unparse(node.left.func).rpartition(".")[2] in CLOCKS
    ]
    assert not measured, listed(measured)


def test_a_listener_hears_one_engine() -> None:
    """That of the class hears the engines of all servers that still run in this process."""
    heard = [
        f"{in_tests(path, call.lineno)} listens to the engines of all: name the one that is meant"
        for path in TEST_FILES
        for name, call in calls_in(path)
        if name in ("listen", "listens_for", "remove") and call.args and ast.unparse(call.args[0]) == "Engine"
    ]
    assert not heard, listed(heard)


# Documented by Python, in spite of their names.
PUBLIC_ALL_THE_SAME = {"_exit", "_asdict", "_replace", "_fields"}


def test_the_server_uses_no_private_name_of_another_library() -> None:
    """Nor one that a class of ours inherits: the next version of a library may not have it any more."""
    own: set[str] = set()
    for path in FILES:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                own.add(node.name)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                own.add(node.id)
            elif _is_own_attribute(node):
                own.add(node.attr)
    foreign = [
        f"{at(path, line)} uses {name}, which is private to another library"
        for path in files_in("server")
        for line, name in private_names_in(tree_of(path))
        if name not in own | PUBLIC_ALL_THE_SAME
    ]
    assert not foreign, listed(foreign)


def _is_own_attribute(node: ast.AST) -> TypeGuard[ast.Attribute]:
    """Checks if something is set that belongs to an object of ours: ``self._x = ...``."""
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    )


def private_names_in(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The private names that a file takes from objects or modules, or imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            names = [node.attr]
        elif isinstance(node, ast.ImportFrom):
            names = [*(node.module or "").split("."), *(one.name for one in node.names)]
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("getattr", "setattr", "hasattr"):
            names = [str(one.value) for one in node.args[1:2] if isinstance(one, ast.Constant)]
        else:
            continue
        for name in names:
            if name.startswith("_") and not name.endswith("__"):
                yield node.lineno, name


def test_a_private_name_of_another_library_is_found() -> None:
    text = "import logging\nlogging._srcfile = 0\nfrom uvicorn._types import Scope\ngetattr(logging, '_lock')"
    assert sorted(private_names_in(ast.parse(text))) == [(2, "_srcfile"), (3, "_types"), (4, "_lock")]


def test_what_protects_people_from_each_other_is_one_small_room() -> None:
    """Six hundred lines, without blank ones: what a library holds does not belong there."""
    lines = [
        line for path in files_in("server.limits") for line in path.read_text().splitlines() if line.strip()
    ]
    assert len(lines) <= 600
