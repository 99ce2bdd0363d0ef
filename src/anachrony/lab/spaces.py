"""The tables of docs/environments.md: what each number of an observation and each action means.

``python -m anachrony.lab.spaces docs/environments.md`` writes them into the page anew.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from anachrony.lab import pages
from anachrony.lab.actions import ACTIONS, BLOCKS, REST, STARTS
from anachrony.lab.observation import observer
from anachrony.lab.observers import FeatureObserver
from anachrony.players.neural import features

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anachrony.lab.observation import Piece

SLOTS: Final = {
    "stop and yes": "0 stops or declines (`stop`, `done`, `roll`, `anomaly`), 1 accepts",
    "take-turn": (
        "place x 5 + Worker (scientist, engineer, administrator, genius; 4 is a Free Action); "
        "places 0 to 31 are the Main board's spaces, 32 to 43 one's own spots, 44 to 46 Supply, Force "
        "Workers, leader; the last slot passes. Also `place-on-main` and `place-on-own`"
    ),
    "power-up": (
        "hex x 16 + way to pay x 4 + Resource paid (3: none to choose); the last two exchange a "
        "Core for Water and back"
    ),
    "choose-warp": "0 nothing; else first tile x 9 + second + 1, one tile alone twice",
    "construct": (
        "0 to 3 the top of a primary stack by type, 4 to 7 of a secondary stack, 8 the Superproject in Focus"
    ),
    "recruit": "Worker type",
    "research": "0 to 2 set the shape die, 3 to 7 set the icon die",
    "set-other-die": "face of the other die",
    "take-breakthrough": "icon; or which die to roll again",
    "mine": "Resource",
    "trade": "trade, in the order of the board",
    "world-council": "Capital Action: construct, recruit, research",
    "standard-action": "Capital Action",
    "copy-action": "seat, counted from one's own, x 12 + spot",
    "travel-back": "Era",
    "return-warp": "Warp tile",
    "retrieve-warp": "Warp tile",
    "place-warps": "Warp tile that comes first",
    "gain-any": "Resource",
    "pay-any": "Resource",
    "pay-up-to": "Resource",
    "spend": "asset that is waived",
    "one-of": "way, in the order of the row",
    "pay-breakthroughs": "kind: shape x 5 + icon",
    "pay-shape": "kind: shape x 5 + icon",
    "lose-worker": "type if Active, 4 + type if Tired",
    "gain-shown-worker": "Worker type",
    "place-project": "left spot",
    "place-anomaly": "spot",
    "gain-anomaly": "spot whose building is lost instead",
    "may-return-paradoxes": "how many",
    "choose-side": "A or B",
    "choose-path": "Path",
    "choose-evacuation": "side of the Path board",
    "choose-leader": "leader",
    "pick-endgame-cards": "card",
    "pick-asset-card": "card",
    "end-turn": "the only option (a table that holds turns)",
    "water first": "of `power-up`: the Water of the empty hexes, then only exchanges",
    REST: "options of a question that has no block, or of a pick beyond it, by their text",
}


def tables(edition: str = "essential") -> dict[str, str]:
    """Each part of the page that is made, by the name of its marks."""
    rows = observer(edition)
    blocks = [(name, str(STARTS[name]), str(size), SLOTS[name]) for name, size in BLOCKS]
    return {
        "sizes": (
            f"{rows.size} numbers of 16 bits: {rows.table_size} for the table, then {rows.seat_size} for "
            f"each of four seats. {ACTIONS} actions."
        ),
        "features": (
            f"{FeatureObserver.size} marks: {features.SEAT.size} for each of four seats, "
            f"then {features.TABLE.size} for the table."
        ),
        "features of a seat": groups(features.SEAT),
        "features of the table": groups(features.TABLE),
        "table": pieces(rows.table),
        "seat": pieces(rows.seat),
        "actions": pages.markdown_table(
            pages.PageTable(("question", "from", "slots", "what a slot means"), blocks)
        ),
    }


def pieces(found: Sequence[Piece]) -> str:
    lines: list[tuple[str, str, str, str]] = []
    at = 0
    for piece in found:
        lines.append((piece.name, str(at), str(piece.size), piece.means))
        at += piece.size
    return pages.markdown_table(pages.PageTable(("piece", "from", "numbers", "what they say"), lines))


def groups(layout: features.FeatureLayout) -> str:
    """A line for each group of features; its name says what they are, and ends in how many."""
    lines = [
        (name.rpartition(" ")[0], str(start), name.rpartition(" ")[2])
        for name, start in zip(layout.names, layout.starts, strict=True)
    ]
    return pages.markdown_table(pages.PageTable(("features", "from", "how many"), lines))


def filled(page: str) -> str:
    """The page with its made parts as they should be."""
    for name, text in tables().items():
        before, mark, rest = page.partition(f"<!-- {name} -->\n")
        _, end, after = rest.partition("\n<!-- end -->")
        page = f"{before}{mark}{text}{end}{after}" if end else page
    return page


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(filled(file.read_text("utf-8")), "utf-8")
