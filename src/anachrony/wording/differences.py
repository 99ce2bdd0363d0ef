"""Where a table of another edition plays differently from the Essential Edition, for people to read.

The rows are compared, so that their list cannot differ from what is played; rules that are no rows have a
sentence for each number in the edition's manifest.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, TypeAlias, cast

from anachrony.terms import EDITIONS
from anachrony.wording.message import Message, from_plain, message, plain

if TYPE_CHECKING:
    from anachrony.rules.ruleset import Ruleset

Entry: TypeAlias = "dict[str, object]"
Sections: TypeAlias = "Mapping[str, list[Entry]]"


def differences(rules: Ruleset, ours: Sections, essential: Sections) -> list[Entry]:
    """Entries with a name and text: the edition, what it lacks, its rules, then its rows."""
    name = rules.edition
    lacking = [message("difference-without", what=_lacking(name))]
    gone = _gone(ours, essential)
    if gone:
        lacking.append(message("difference-without", what=gone))
    found = [
        _entry("edition", message(f"page-edition-{name}"), [message(f"page-edition-note-{name}")]),
        _entry("lacks", message("difference-lacks"), lacking),
    ]
    for number in EDITIONS[rules.edition].differences:
        said = [message(f"difference-{number}-says")]
        found.append(_entry(number, message(f"difference-{number}"), said))
    return found + [
        {"id": f"{section} {row['id']}", "name": row["name"], "text": row["text"]}
        for section, rows in ours.items()
        if section in essential
        for row in _changed(section, rows, essential[section])
    ]


def _entry(name: str, title: Message, text: list[Message]) -> Entry:
    return {"id": name, "name": plain(title), "text": [plain(line) for line in text]}


def _lacking(name: str) -> tuple[Message, ...]:
    """Modules, variants and opponents that only the Essential Edition has."""
    edition, essential = EDITIONS[name], EDITIONS["essential"]
    modules = [f"module-{word}" for word in essential.modules if word not in edition.modules]
    variants = [
        f"page-variant-{word.replace('_', '-')}"
        for word in essential.variants
        if word not in edition.all_variants
    ]
    opponents = [f"opponent-{word}" for word in essential.solo if word not in edition.solo]
    return tuple(message(key) for key in (*modules, *variants, *opponents))


def _gone(ours: Sections, essential: Sections) -> tuple[Message, ...]:
    """The names of rows that only the Essential Edition has."""
    found: list[Message] = []
    for section, rows in essential.items():
        known = [row.get("id") for row in ours.get(section, [])]
        gone = [row["name"] for row in rows if known and "name" in row and row.get("id") not in known]
        found += [from_plain(cast("dict[str, object]", name)) for name in gone]
    return tuple(found)


def _changed(section: str, rows: list[Entry], others: list[Entry]) -> Iterator[Entry]:
    """Rows that say something else, and those that are new."""
    known = {row.get("id"): row for row in others}
    for row in rows:
        other = known.get(row.get("id"))
        if other is None:
            if "name" in row and "text" in row:
                yield row
        elif section == "paths":
            yield from _changed_on_path(row, other)
        elif "name" in row and row.get("text") != other.get("text"):
            yield row


def _changed_on_path(path: Entry, other: Entry) -> Iterator[Entry]:
    """Of its boards only the lines that differ."""
    boards = cast("dict[str, Entry]", path["boards"])
    for side, board in boards.items():
        before = cast("list[object]", cast("dict[str, Entry]", other["boards"])[side]["text"])
        lines = [line for line in cast("list[object]", board["text"]) if line not in before]
        if lines:
            name = plain(Message("codex-board", {"path": message(f"name-{path['id']}"), "side": side}))
            yield {"id": f"{path['id']} {side}", "name": name, "text": lines}
    conditions = cast("dict[str, Entry]", path["evacuation"])
    yield from _changed(
        "evacuation", [*conditions.values()], [*cast("dict[str, Entry]", other["evacuation"]).values()]
    )
