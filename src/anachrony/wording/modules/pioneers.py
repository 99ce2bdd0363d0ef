"""The words of the Pioneers of New Earth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.editions.preview.adventures import SPEND, SPENT, bump_parts
from anachrony.modules.pioneers.rows import Pioneers, slot_word
from anachrony.rules.kinds import ASSET_WORDS, CAPITAL_WORDS, TYPE_WORDS
from anachrony.rules.places import effect_pick
from anachrony.wording import components, effects, events, options, pictograms, places
from anachrony.wording.effects import passive, sequence, use
from anachrony.wording.message import Message, message, plain, plain_all
from anachrony.wording.modules.base import ModuleWords

if TYPE_CHECKING:
    from anachrony.modules.pioneers.rows import AdventureCard, AdventureDeck, UpgradeBoard
    from anachrony.rules.effect import Value
    from anachrony.rules.rows import Use
    from anachrony.rules.ruleset import Ruleset
    from anachrony.wording.modules.base import Entry
    from anachrony.wording.pictograms import Token


# --- rows -----------------------------------------------------------------------------------------------


def adventure(row: AdventureCard) -> list[Message]:
    """The Power it takes, then both boxes; an ongoing benefit stands for its success."""
    told = [message("adventure-power", n=row.power), message("adventure-success", what=sequence(row.success))]
    if row.free is not None:
        told.append(use(row.free))
    told += [message("always", what=passive(trait, n)) for trait, n in row.passives]
    told.append(message("adventure-failure", what=sequence(row.failure)))
    return told


def deck(row: AdventureDeck, power: int) -> list[Message]:
    """What a deck asks for, and the Power one would go with."""
    powers = [card.power for card in row.cards]
    return [message("adventure-deck-line", least=min(powers), most=max(powers), power=power)]


def upgrade_board(row: UpgradeBoard) -> list[Message]:
    told = [message("upgrade-base", n=row.base)] if row.base else []
    slots = tuple(message("upgrade-slot", what=slot_word(asset), n=power) for asset, power in row.slots)
    told.append(message("upgrade-slots", what=slots))
    told.append(message("upgrade-power", use=use(row.power)))
    told.append(message("upgrade-sensor", use=use(row.sensor)))
    if row.sensor_power:
        told.append(message("upgrade-sensor-power", n=row.sensor_power))
    return told


# --- pictograms -----------------------------------------------------------------------------------------


def _forfeit(args: tuple[Value, ...]) -> list[Token]:
    what, n = args
    assert isinstance(what, int)
    return [{"pay": {ASSET_WORDS[what]: n}}]


def _construct_free(args: tuple[Value, ...]) -> list[Token]:
    kind, n, project = args
    assert isinstance(kind, int)
    what = "any" if kind < 0 else TYPE_WORDS[kind]
    return [{"action": "construct", "free": True, "what": what, "n": n, "superproject": bool(project)}]


# --- options and events ---------------------------------------------------------------------------------


def _deck(question: options.Question) -> Message:
    return message("adventure-deck", deck=question.text)


def _deck_or_spent(question: options.Question) -> Message:
    if question.pick < SPEND:
        return _deck(question)
    asset = question.pick - SPEND
    return message("option-spend-for-power", what=ASSET_WORDS[asset], n=SPENT[asset])


def _bump(question: options.Question) -> Message:
    left, empty, crew = bump_parts(effect_pick(question.pick))
    here, there = (places.place(f"main/{question.rules.spaces[space].name}") for space in (left, empty))
    return message("option-bump", worker=question.rules.crew_words[crew], place=here, other=there)


def _thrown(question: options.Question) -> Message:
    return message("option-thrown", n=question.pick)


def _slot(question: options.Question) -> Message:
    seat = question.state.seats[question.frame.seat]
    asset, power = question.rules.table(Pioneers).boards[seat.path].slots[question.pick]
    return message("upgrade-slot", what=slot_word(asset), n=power)


def _deck_of_event(what: str, rules: Ruleset) -> Message:
    return message("adventure-deck", deck=what)


# --- sections of the codex ------------------------------------------------------------------------------


def adventures(rules: Ruleset) -> list[Entry]:
    """The cards in the order of their decks."""
    return [
        {
            "id": row.name,
            "deck": deck.name,
            "power": row.power,
            "name": plain(components.name(row.name)),
            "ongoing": row.free is not None or bool(row.passives),
            "text": plain_all(adventure(row)),
            "success": _success(row),
            "failure": pictograms.drawn(row.failure),
            "source": row.source,
        }
        for deck in rules.table(Pioneers).decks
        for row in deck.cards
    ]


def _success(row: AdventureCard) -> list[Token]:
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
            "slots": [{"resource": slot_word(asset), "power": power} for asset, power in row.slots],
            "sensor_power": row.sensor_power,
            "power": _upgrade("power_upgrade", row.power),
            "sensor": _upgrade("sensor_upgrade", row.sensor),
            "text": plain_all(upgrade_board(row)),
            "source": row.source,
        }
        for row in rules.table(Pioneers).boards
    ]


def _upgrade(name: str, row: Use) -> Entry:
    return {
        "id": name,
        "name": plain(places.place(f"seat/1/{name}")),
        "workers": pictograms.sockets(row),
        "free": not row.workers,
        "face": pictograms.use(row),
    }


WORDS: Final = ModuleWords(
    effects={
        "Adventure": effects.says("adventure"),
        "EarlyAdventure": effects.says("early-adventure"),
        "PowerBump": effects.says("power-bump"),
        "KeepBenefit": effects.says("keep-benefit"),
        "Forfeit": effects.says("forfeit", what=effects.asset, n=effects.number),
        "ForfeitAny": effects.says("forfeit-any"),
        "ForfeitBreakthrough": effects.says("forfeit-breakthrough"),
        "UpTo": effects.says("up-to", n=effects.number, effect=effects.inner),
        "CapitalAction": effects.says("capital-action"),
        "AdvanceTravel": effects.says("advance-travel", n=effects.number),
        "ConstructFree": effects.says(
            "construct-free", type=effects.building_type, n=effects.number, project=effects.flag
        ),
        "PowerUpgrade": effects.says("power-upgrade"),
        "FreeUpgrade": effects.says("free-upgrade"),
        "SensorUpgrade": effects.says("sensor-upgrade", any_shape=effects.flag),
    },
    pictograms={
        "Adventure": pictograms.always({"action": "adventure"}),
        "EarlyAdventure": pictograms.always({"action": "adventure"}),
        "Forfeit": _forfeit,
        "ForfeitAny": pictograms.always({"pay": {"any": 1}}),
        "ForfeitBreakthrough": pictograms.always({"pay": {"breakthrough": 1}}),
        "UpTo": lambda args: [{"may": pictograms.inner(args[1]), "times": args[0]}],
        "CapitalAction": pictograms.always({"capital": list(CAPITAL_WORDS), "full": False}),
        "AdvanceTravel": lambda args: [{"gain": {"travel": args[0]}}],
        "ConstructFree": _construct_free,
        "PowerUpgrade": pictograms.always({"upgrade": "power"}),
        "SensorUpgrade": pictograms.always({"upgrade": "sensor"}),
    },
    options={
        "adventure": _deck,
        "capital-action": options.action,
        "choose-adventure": options.name,
        "construct-free": options.tile,
        "draw-adventure": options.name,
        "early-adventure": _deck_or_spent,
        "face-adventure": _thrown,
        "forfeit-any": options.asset,
        "forfeit-breakthrough": options.breakthrough,
        "keep-benefit": options.said,
        "power-bump": _bump,
        "power-upgrade": _slot,
        "put-under": options.name,
        "sensor-upgrade": options.breakthrough,
        "turn-bump": _bump,
    },
    events={
        "adventure": _deck_of_event,
        "adventure-card": events.name,
        "adventure-failure": events.name,
        "adventure-roll": None,
        "adventure-success": events.name,
        "bump": None,
        "power-upgrade": events.asset,
        "sensor-upgrade": events.breakthrough,
    },
    sections={
        "adventures": adventures,
        "adventure_decks": adventure_decks,
        "power_slots": power_slots,
        "adventure_die": adventure_die,
        "upgrade_boards": upgrade_boards,
    },
)
