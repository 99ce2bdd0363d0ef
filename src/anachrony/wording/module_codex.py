"""The components of modules, as sections of the codex. Only those of modules in play are there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from anachrony.modules.doomsday.rows import TRACKER_WORDS, Doomsday
from anachrony.modules.guardians.rows import Guardians
from anachrony.modules.pioneers.rows import Pioneers
from anachrony.rules.effects.workers import LoseWorker
from anachrony.rules.kinds import ASSET_WORDS
from anachrony.wording import components, doomsday, guardians, pictograms, pioneers, places
from anachrony.wording.message import Message, message, plain

if TYPE_CHECKING:
    from anachrony.modules.pioneers.rows import AdventureCard
    from anachrony.rules.rows import Use
    from anachrony.rules.ruleset import Ruleset

Entry: TypeAlias = "dict[str, object]"


def sections(rules: Ruleset) -> dict[str, list[Entry]]:
    return {
        name: section(rules)
        for module, parts in BY_MODULE.items()
        if module in rules.modules
        for name, section in parts.items()
    }


def _told(messages: list[Message]) -> list[dict[str, object]]:
    return [plain(one) for one in messages]


# --- Pioneers of New Earth ------------------------------------------------------------------------------


def adventures(rules: Ruleset) -> list[Entry]:
    """The cards in the order of their decks."""
    return [
        {
            "id": row.name,
            "deck": deck.name,
            "power": row.power,
            "name": plain(components.name(row.name)),
            "ongoing": row.free is not None or bool(row.passives),
            "text": _told(pioneers.adventure(row)),
            "success": _success(row),
            "failure": pictograms.drawn(row.failure),
            "source": row.source,
        }
        for deck in rules.table(Pioneers).decks
        for row in deck.cards
    ]


def _success(row: AdventureCard) -> list[pictograms.Token]:
    """What lasts stands for the line that only says so."""
    lasting = pictograms.passives(row.passives)
    if row.free is not None:
        lasting += pictograms.use(row.free)
    return lasting or pictograms.drawn(row.success)


def adventure_decks(rules: Ruleset) -> list[Entry]:
    return [
        {
            "id": f"pool/adventure/{deck.name}",
            "name": plain(message("adventure-deck", deck=deck.name)),
            "water": deck.water,
            "powers": sorted(card.power for card in deck.cards),
        }
        for deck in rules.table(Pioneers).decks
    ]


def power_slots(rules: Ruleset) -> list[Entry]:
    """From the top, then what counts when all are taken."""
    table = rules.table(Pioneers)
    found: list[Entry] = [{"power": power, "full": False} for power in table.power_slots]
    return [*found, {"power": table.no_slot, "full": True}]


def adventure_die(rules: Ruleset) -> list[Entry]:
    faces_ = [str(face) for face in rules.table(Pioneers).die]
    return [{"id": "adventure", "name": plain(message("die", die="adventure")), "faces": faces_}]


def upgrade_boards(rules: Ruleset) -> list[Entry]:
    return [
        {
            "id": row.path,
            "name": plain(components.name(row.path)),
            "base": row.base,
            "slots": [{"resource": ASSET_WORDS[asset], "power": power} for asset, power in row.slots],
            "sensor_power": row.sensor_power,
            "power": _upgrade("power_upgrade", row.power),
            "sensor": _upgrade("sensor_upgrade", row.sensor),
            "text": _told(pioneers.upgrade_board(row)),
            "source": row.source,
        }
        for row in rules.table(Pioneers).boards
    ]


def _upgrade(name: str, row: Use) -> Entry:
    return {
        "id": name,
        "name": plain(places.place(f"seat/1/{name}")),
        "workers": pictograms.socket(row.workers),
        "free": not row.workers,
        "face": pictograms.use(row),
    }


# --- Doomsday -----------------------------------------------------------------------------------------


def experiments(rules: Ruleset) -> list[Entry]:
    return [
        {
            "id": row.name,
            "level": row.level,
            "vp": row.vp,
            "name": plain(components.name(row.name)),
            "needs": [plain(components.measured(what, n)) for what, n in row.needs],
            "cost": pictograms.drawn(row.cost),
            "text": _told(doomsday.experiment(row)),
            "source": row.source,
        }
        for row in rules.table(Doomsday).cards
    ]


def doomsday_track(rules: Ruleset) -> list[Entry]:
    """From the top down; a tracker's slot in a view is an index into it."""
    table = rules.table(Doomsday)
    return [
        {
            "id": slot,
            "vp_left": row.vp_left,
            "vp_right": row.vp_right,
            "symbols": row.symbols,
            "start": slot == table.start,
            "text": _told(doomsday.slot(table, rules, slot)),
            "source": row.source,
        }
        for slot, row in enumerate(table.track)
    ]


def trajectory_dice(rules: Ruleset) -> list[Entry]:
    return [
        {"id": number, "faces": [*faces_], "text": [plain(message("symbols", symbols=n)) for n in faces_]}
        for number, faces_ in enumerate(rules.table(Doomsday).dice, 1)
    ]


def interests(rules: Ruleset) -> list[Entry]:
    """Which tracker each Path moves, and the column in which it reads its VP."""
    return [
        {"path": path.name, "tracker": TRACKER_WORDS[one.tracker], "column": "right" if one.right else "left"}
        for path, one in zip(rules.paths, rules.table(Doomsday).interests, strict=True)
    ]


# --- Guardians of the Council ---------------------------------------------------------------------------


def guardian_rows(rules: Ruleset) -> list[Entry]:
    return [
        {
            "id": row.name,
            "place": row.place,
            "name": plain(components.name(row.name)),
            "cost": pictograms.drawn((row.cost, LoseWorker(row.worker))),
            "text": _told(guardians.guardian(row)),
            "source": row.source,
        }
        for row in rules.table(Guardians).rows
    ]


BY_MODULE: Final[dict[str, dict[str, Callable[[Ruleset], list[Entry]]]]] = {
    "doomsday": {
        "experiments": experiments,
        "doomsday_track": doomsday_track,
        "trajectory_dice": trajectory_dice,
        "interests": interests,
    },
    "guardians": {"guardians": guardian_rows},
    "pioneers": {
        "adventures": adventures,
        "adventure_decks": adventure_decks,
        "power_slots": power_slots,
        "adventure_die": adventure_die,
        "upgrade_boards": upgrade_boards,
    },
}
