"""Every component of a ruleset as data, ready for JSON: to draw, to read and to search.

``id`` is the name that views, options and events use; ``name`` and ``text`` are messages; ``face`` is
what is drawn on it (see ``pictograms``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from anachrony.modules.compatibility import full_sets
from anachrony.rules.kinds import (
    ASSET_WORDS,
    CAPITAL_WORDS,
    COLUMNS,
    HEX_WORDS,
    HEXES,
    ICON_WORDS,
    ICONS,
    PHASE_WORDS,
    SHAPE_WORDS,
    SPOTS,
    SUPERPROJECT,
    SYMBOL_WORDS,
    TYPE_WORDS,
    WORKER_WORDS,
)
from anachrony.rules.scoring import CONDITION_SCORE, WarpTiles, lines
from anachrony.terms import compose, edition_of
from anachrony.wording import components, effects, modules, pictograms, places
from anachrony.wording.differences import differences
from anachrony.wording.message import message, plain, plain_all

if TYPE_CHECKING:
    from anachrony.rules.rows import Board, Evacuation, Path, Tile
    from anachrony.rules.ruleset import Ruleset

Entry: TypeAlias = "dict[str, object]"


def codex(rules: Ruleset) -> dict[str, object]:
    """Everything that a ruleset has, section by section."""
    told = _sections(rules)
    return {
        "edition": rules.edition,
        "modules": list(rules.modules),
        "variants": list(rules.variants),
        "players": rules.players,
        "rules": _numbers(rules),
        **told,
        "differences": _differences(rules, told),
    }


def whole_codex(edition: str, players: int) -> dict[str, object]:
    """All that an edition has with every module. Where modules do not go together, each set of those that do
    adds what the sets before it lack."""
    books = [codex(compose(edition, names, (), players)) for names in full_sets(edition_of(edition).modules)]
    whole = dict(books[0])
    for book in books[1:]:
        for name, section in book.items():
            if name not in whole:
                whole[name] = section
            elif isinstance(section, list):
                known = whole[name]
                assert isinstance(known, list)
                whole[name] = known + [entry for entry in section if not _told(known, entry)]
    return whole


def _told(section: list[object], entry: object) -> bool:
    """Whether a section has this already, by its name. Cards and Eras have none: one set of them is told."""
    if not isinstance(entry, dict):
        return entry in section
    return "id" not in entry or any(isinstance(one, dict) and one["id"] == entry["id"] for one in section)


def _sections(rules: Ruleset) -> dict[str, list[Entry]]:
    return {**{name: section(rules) for name, section in SECTIONS.items()}, **modules.sections(rules)}


def _differences(rules: Ruleset, told: dict[str, list[Entry]]) -> list[Entry]:
    """What another edition than the Essential has of its own."""
    if rules.edition == "essential":
        return []
    return differences(rules, told, _sections(compose("essential", rules.modules, (), rules.players)))


def _counted(words: Sequence[str], numbers: tuple[int, ...]) -> dict[str, int]:
    return {words[i]: n for i, n in enumerate(numbers) if n}


# --- tiles and spaces -----------------------------------------------------------------------------------


def tiles(rules: Ruleset) -> list[Entry]:
    """Buildings, then Superprojects, in the order of their numbers."""
    return [_tile(row) for row in rules.tiles if row is not None]


def _tile(row: Tile) -> Entry:
    entry: Entry = {
        "id": row.name,
        "code": row.code,
        "kind": TYPE_WORDS[row.kind],
        "name": plain(components.tile_name(row)),
        "vp": row.vp,
        "reach": row.reach,
        "workers": pictograms.sockets(row.use) if row.use is not None else None,
        "free": row.free is not None,
        "text": plain_all(components.tile(row)),
        "face": pictograms.tile(row),
        "source": row.source,
    }
    if row.kind == SUPERPROJECT and row.cost is not None:
        entry["cost"] = {
            "assets": pictograms.price(row.cost),
            "worker": WORKER_WORDS[row.worker_cost] if row.worker_cost >= 0 else None,
            "breakthrough": _breakthrough(row.breakthrough) if row.breakthrough >= 0 else None,
            "shapes": [SHAPE_WORDS[shape] for shape in row.shapes],
            "text": plain_all(components.tile_cost(row)),
        }
    return entry


def _breakthrough(kind: int) -> Entry:
    return {"shape": SHAPE_WORDS[kind // ICONS], "icon": ICON_WORDS[kind % ICONS]}


def spaces(rules: Ruleset) -> list[Entry]:
    return [
        {
            "id": f"main/{row.name}",
            "name": plain(places.place(f"main/{row.name}")),
            "workers": pictograms.socket(effects.admitted(row.workers)),
            "water": row.water,
            "pool": row.pool,
            "capital": CAPITAL_WORDS[row.capital] if row.capital >= 0 else None,
            "after_impact": row.after_impact,
            "text": plain_all(components.space(row, rules)),
            "face": pictograms.space(row),
            "source": row.source,
        }
        for row in rules.spaces
    ]


def own_actions(rules: Ruleset) -> list[Entry]:
    """What is printed on every Player board."""
    named = [
        ("supply", places.place("seat/1/supply"), rules.supply),
        ("force_workers", places.place("seat/1/force_workers"), rules.force),
    ]
    named += [("anomaly", message("anomaly"), use) for use in rules.removals()]
    return [
        {"id": name, "name": plain(said), "text": [plain(effects.use(row))], "face": pictograms.use(row)}
        for name, said, row in named
    ]


def capital_tiles(rules: Ruleset) -> list[Entry]:
    return [
        {
            "id": row.name,
            "code": row.code,
            "capital": CAPITAL_WORDS[row.capital],
            "name": plain(components.capital_name(row)),
            "text": plain_all(components.capital_tile(row)),
            "face": pictograms.capital_tile(row),
            "source": row.source,
        }
        for row in rules.capital_by_code.values()
    ]


# --- Paths ----------------------------------------------------------------------------------------------


def paths(rules: Ruleset) -> list[Entry]:
    return [
        {
            "id": row.name,
            "name": plain(components.name(row.name)),
            "start": _counted(ASSET_WORDS, row.start) | dict(row.more),
            "active": _counted(rules.worker_words, row.active),
            "tired": _counted(rules.worker_words, row.tired),
            "breakthroughs": row.breakthroughs,
            "leaders": [leader.name for leader in row.leaders],
            "boards": {side: _board(board) for side, board in zip("AB", row.boards, strict=True)},
            "evacuation": {side: _evacuation(one) for side, one in zip("AB", row.evacuations, strict=True)},
            "text": plain_all(components.path(row, rules)),
            "source": row.source,
        }
        for row in rules.paths
    ]


def _board(row: Board) -> Entry:
    """Spots are in the order of a view: by type, then by column."""
    return {
        "spots": [
            {
                "type": TYPE_WORDS[spot // COLUMNS],
                "column": spot % COLUMNS + 1,
                "name": plain(components.spot_name(spot)),
                "cost": pictograms.price(row.costs[spot]),
            }
            for spot in range(SPOTS)
        ],
        "hexes": [
            {
                "id": HEX_WORDS[hex_],
                "name": plain(message("hex", hex=HEX_WORDS[hex_])),
                "ways": [pictograms.price(way) for way in row.hex_costs[hex_]],
                "lost_to_impact": bool(row.destroyed >> hex_ & 1),
            }
            for hex_ in range(HEXES)
        ],
        "hex_water": row.hex_water,
        "morale": {
            "vp": list(row.morale_vp),
            "supply": list(row.supply),
            "start": row.morale_start,
            "overflow": row.overflow,
        },
        "travel": list(row.travel_vp),
        "text": plain_all(components.board(row)),
        "source": row.source,
    }


def _evacuation(row: Evacuation) -> Entry:
    what, least = row.needs
    return {
        "id": row.name,
        "name": plain(components.name(row.name)),
        "needs": {"what": what.name, "n": least},
        "base": row.base,
        "per_set": row.per_set,
        "each": [{"what": what.name, "n": n} for what, n in row.each],
        "text": plain_all(components.evacuation(row)),
        "source": row.source,
    }


def leaders(rules: Ruleset) -> list[Entry]:
    return [_of_path(rules.paths[path], at, rules) for at, path in enumerate(rules.leader_paths)]


def _of_path(path: Path, at: int, rules: Ruleset) -> Entry:
    row = rules.leaders[at]
    return {
        "id": row.name,
        "path": path.name,
        "name": plain(components.name(row.name)),
        "text": plain_all(components.leader(row)),
        "face": pictograms.leader(row),
        "source": row.source,
    }


# --- cards and small things -----------------------------------------------------------------------------


def endgame_cards(rules: Ruleset) -> list[Entry]:
    """In the order by which a hand names them, from 0; so are all cards."""
    return [
        {
            "id": row.name,
            "code": row.code,
            "name": plain(components.name(row.name)),
            "what": row.measure.name,
            "text": plain_all(components.endgame(row)),
            "source": row.source,
        }
        for row in rules.endgame_cards
    ]


def recruit_cards(rules: Ruleset) -> list[Entry]:
    return [
        {
            "code": row.code,
            "workers": _counted(WORKER_WORDS, row.numbers),
            "text": plain_all(components.recruit_card(row)),
            "source": row.source,
        }
        for row in rules.recruit_cards
    ]


def recruit_bonuses(rules: Ruleset) -> list[Entry]:
    """What a Recruit Action brings beside the Worker, by the type of that Worker."""
    return [
        {
            "id": word,
            "name": plain(message("worker", worker=word)),
            "text": [plain(message("recruit-bonus", then=effects.sequence(then)))],
            "face": pictograms.drawn(then),
        }
        for word, then in zip(rules.worker_words, rules.recruit_bonuses, strict=True)
        if then
    ]


def mine_cards(rules: Ruleset) -> list[Entry]:
    return [
        {
            "code": row.code,
            "resources": [ASSET_WORDS[resource] for resource in row.numbers],
            "text": plain_all(components.mine_card(row)),
            "source": row.source,
        }
        for row in rules.mine_cards
    ]


def asset_cards(rules: Ruleset) -> list[Entry]:
    return [
        {
            "id": f"asset card {row.code}",
            "code": row.code,
            "name": plain(message("asset-card", code=row.code)),
            "text": plain_all(components.asset_card(row)),
            "face": pictograms.drawn(row.effects),
            "source": row.source,
        }
        for row in rules.asset_cards
    ]


def warp_tiles(rules: Ruleset) -> list[Entry]:
    return [
        {
            "id": row.name,
            "name": plain(message("warp", warp=row.name)),
            "water": row.water,
            "text": plain_all(components.warp_tile(row)),
            "face": pictograms.warp_tile(row),
            "source": row.source,
        }
        for row in rules.warp_tiles
    ]


def breakthroughs(rules: Ruleset) -> list[Entry]:
    return [
        {
            "id": f"{SHAPE_WORDS[shape]} {ICON_WORDS[icon]}",
            "shape": SHAPE_WORDS[shape],
            "icon": ICON_WORDS[icon],
            "name": plain(components.breakthrough(shape * ICONS + icon)),
            "copies": rules.breakthrough_copies,
        }
        for shape in range(len(SHAPE_WORDS))
        for icon in range(ICONS)
    ]


def dice(rules: Ruleset) -> list[Entry]:
    named: tuple[tuple[str, tuple[str, ...]], ...] = (
        ("paradox", tuple(map(str, rules.paradox_faces))),
        ("shape", tuple(SHAPE_WORDS[face] for face in rules.shape_faces)),
        ("icon", tuple(ICON_WORDS[face] for face in rules.icon_faces)),
    )
    return [
        {"id": name, "name": plain(message("die", die=name)), "faces": list(shown)} for name, shown in named
    ]


def timeline(rules: Ruleset) -> list[Entry]:
    """By Era: the symbols on its Warp slots, where the table plays with them."""
    return [
        {"era": tile.number, "symbols": [SYMBOL_WORDS[one] for one in tile.slots]} for tile in rules.timeline
    ]


SECTIONS: Final[dict[str, Callable[[Ruleset], list[Entry]]]] = {
    "tiles": tiles,
    "spaces": spaces,
    "own_actions": own_actions,
    "capital_tiles": capital_tiles,
    "paths": paths,
    "leaders": leaders,
    "endgame_cards": endgame_cards,
    "recruit_cards": recruit_cards,
    "recruit_bonuses": recruit_bonuses,
    "mine_cards": mine_cards,
    "asset_cards": asset_cards,
    "warp_tiles": warp_tiles,
    "breakthroughs": breakthroughs,
    "dice": dice,
    "timeline": timeline,
}


def _numbers(rules: Ruleset) -> Entry:
    """What the table goes by, and the names of its phases and of the lines of its score sheet."""
    return {
        "last_era": rules.era_numbers[rules.last_era],
        "impact_after": rules.era_numbers[rules.impact_after],
        "paradox_limit": rules.paradox_limit,
        "warps_per_era": rules.warps_per_era,
        "warp_tile_vp": next(line.each for line in rules.score_lines if isinstance(line, WarpTiles)),
        "anomaly_vp": _anomaly_vp(rules),
        "endgame_vp": CONDITION_SCORE,
        "evacuation_cap": rules.evacuation_cap,
        "evacuation_slots": list(rules.evacuation_slots),
        "deals": [
            {"pay": pictograms.price(deal.pay), "gain": pictograms.price(deal.gain)} for deal in rules.deals
        ],
        "endgame_used": rules.endgame_used,
        "turn_order_water": list(rules.turn_order_water),
        "phases": [{"id": word, "name": plain(message(f"phase-{word}"))} for word in PHASE_WORDS],
        "score_lines": [
            {"id": line, "name": plain(message(f"score-{line}"))} for line in (*lines(rules), "total")
        ],
    }


def _anomaly_vp(rules: Ruleset) -> int | None:
    """None where Anomalies differ."""
    known = {row.vp for row in rules.anomalies.values()}
    return known.pop() if len(known) == 1 else None
