"""What happens at the table, as messages: amounts, phases and the lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from anachrony.rules.kinds import ACTION_ROUNDS, PHASE_WORDS, WORKER_WORDS
from anachrony.wording import components
from anachrony.wording.message import Message, message
from anachrony.wording.places import place

if TYPE_CHECKING:
    from anachrony.rules.effect import Event
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import State


# --- amounts ------------------------------------------------------------------------------------------


def amount(name: str, n: int) -> Message:
    """So many of an asset, of a Worker ("active genius"), of Exosuits or Breakthroughs."""
    if name in WORKER_WORDS:
        return message("amount-worker", worker=name, n=n)
    column, _, worker = name.partition(" ")
    if worker in WORKER_WORDS:
        return message(f"amount-{column}", worker=worker, n=n)
    return message("amount", what=name, n=n)


def amounts(changes: dict[str, int]) -> tuple[Message, ...]:
    return tuple(amount(name, n) for name, n in changes.items() if n)


# --- phases -------------------------------------------------------------------------------------------


def phase(state: State) -> Message:
    """The phase that the table is in, and which of the Action rounds."""
    if state.phase == ACTION_ROUNDS and state.round and not state.over:
        return message("phase-round", n=state.round)
    return message(f"phase-{'over' if state.over else PHASE_WORDS[state.phase]}")


# --- events -------------------------------------------------------------------------------------------


def worker(what: str, rules: Ruleset) -> Message:
    return message("worker", worker=what)


def breakthrough(what: str, rules: Ruleset) -> Message:
    shape, icon = what.split()
    return message("breakthrough", shape=shape, icon=icon)


def tile(what: str, rules: Ruleset) -> Message:
    for row in rules.tiles:
        if row is not None and row.name == what:
            return components.tile_name(row)
    return components.name(what)


def name(what: str, rules: Ruleset) -> Message:
    return components.name(what.replace("_", " "))


def _capital_tile(what: str, rules: Ruleset) -> Message:
    return components.capital_name(next(row for row in rules.capital_by_code.values() if row.name == what))


def card(what: str, rules: Ruleset) -> Message:
    *_, code = what.split()
    return message("asset-card", code=code) if what.startswith("asset card ") else components.name(what)


def _warp(what: str, rules: Ruleset) -> Message:
    return message("warp", warp=what)


def face(what: str, rules: Ruleset) -> Message:
    return message("face", face="question" if what == "?" else what)


def asset(what: str, rules: Ruleset) -> Message:
    return message("asset", what=what)


def _phase(what: str, rules: Ruleset) -> Message:
    return message(f"phase-{what}")


def _pool_card(kind: str) -> Callable[[str, Ruleset], Message]:
    def worded(what: str, rules: Ruleset) -> Message:
        cards = rules.recruit_cards if kind == "recruit" else rules.mine_cards
        row = next(card for card in cards if str(card.code) == what)
        return (components.recruit_card(row) if kind == "recruit" else components.mine_card(row))[0]

    return worded


# By kind of event: how its ``what`` is worded. Kinds that have none stand with None.
EVENTS: Final[dict[str, Callable[[str, Ruleset], Message] | None]] = {
    "anomaly": None,
    "asset-card": card,
    "breakthrough": breakthrough,
    "build": tile,
    "collapse": _capital_tile,
    "deal": card,
    "empty-suit": None,
    "endgame-card": name,
    "era": None,
    "evacuate": None,
    "exchange": None,
    "exosuit-lost": None,
    "first-player": None,
    "focus": None,
    "free-action": None,
    "gain": None,
    "gain-worker": worker,
    "game-over": None,
    "home": worker,
    "impact": None,
    "leader": name,
    "lose-building": tile,
    "lose-worker": worker,
    "mine-pool": _pool_card("mine"),
    "no-cube": None,
    "morale": None,
    "no-worker-left": worker,
    "none-left": None,
    "paradox-roll": None,
    "pass": None,
    "path": name,
    "pay": None,
    "pay-breakthrough": breakthrough,
    "place": worker,
    "phase": _phase,
    "place-suit": worker,
    "power-up": None,
    "power-up-unmanned": worker,
    "powered-up": None,
    "recruit": worker,
    "recruit-pool": _pool_card("recruit"),
    "retrieve": None,
    "retrieve-warp": _warp,
    "return-warp": _warp,
    "reveal": tile,
    "roll": face,
    "round": None,
    "seal": None,
    "sent-home": None,
    "suit-home": worker,
    "symbol": name,
    "take-anomaly": name,
    "travel": None,
    "wake": None,
    "warp": _warp,
    "worker-dies": worker,
}


def event(happened: Event, rules: Ruleset, names: Sequence[str | Message]) -> Message:
    """A line of the log. ``names`` are those of the seats, in order."""
    turn = EVENTS.get(happened.kind)
    what: Message | str = turn(happened.what, rules) if turn is not None and happened.what else ""
    lost = {name: -n for name, n in happened.amounts.items() if n < 0}
    gained = {name: n for name, n in happened.amounts.items() if n > 0}
    return message(
        f"event-{happened.kind}",
        who=names[happened.seat] if happened.seat >= 0 else "",
        what=what,
        place=place(happened.place) if happened.place else "",
        fate=happened.fate,
        n=sum(happened.amounts.values()),
        amounts=amounts(gained),
        lost=amounts(lost),
    )
