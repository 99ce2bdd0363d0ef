"""What an option means, as a message: one line of a table for each question.

An option is a pick, and the effect that asks knows what it means: an asset, a tile, a place. Its ``text``
is short and stable, for records and for typing; nothing is read out of it here but names. A question that
is not in the table shows its options as they are, and a test fails.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from anachrony.editions.preview.effects import SendHome
from anachrony.modules.drafts import DealCard
from anachrony.rules import stack
from anachrony.rules.effects.flow import May, OneOf
from anachrony.rules.effects.research import shape_of
from anachrony.rules.effects.spaces import is_removal
from anachrony.rules.effects.workers import LoseWorker
from anachrony.rules.kinds import (
    ASSET_BAG,
    ASSET_WORDS,
    HEX_WORDS,
    ICONS,
    SHAPE_WORDS,
    SPOTS,
    UNMANNED,
    bits,
)
from anachrony.rules.phases.power_up import PowerUp, hex_of, is_exchange, is_unmanned
from anachrony.rules.place_names import place_code
from anachrony.rules.places import LEADER_PLACE, OWN, is_turn_action, turn_action_of
from anachrony.wording import components, events, places
from anachrony.wording.effects import price, sequence
from anachrony.wording.message import Message, message

if TYPE_CHECKING:
    from anachrony.game import Game, Option
    from anachrony.rules.effect import Effect, Frame
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import State

# What says all by itself, whatever is asked.
FIXED: Final = {
    "stop": "stop",
    "yes": "yes",
    "done": "done",
    "pass": "pass",
    "roll": "roll",
    "end turn": "end-turn",
    "anomaly": "anomaly",
    "reroll shape": "reroll-shape",
    "reroll icon": "reroll-icon",
    "warp nothing": "warp-nothing",
    "water first": "water-first",
}


class Question(NamedTuple):
    """An option and the question it answers."""

    state: State
    effect: Effect
    frame: Frame
    option: Option

    @property
    def pick(self) -> int:
        return self.option.pick

    @property
    def text(self) -> str:
        return self.option.text

    @property
    def rules(self) -> Ruleset:
        return self.state.rules


def prompt(key: str) -> Message:
    """The question itself."""
    return message(f"prompt-{key}")


def option(game: Game, chosen: Option) -> Message:
    """What an option means, for a button or a list."""
    return offered(game, chosen.seat, [chosen])[0]


def offered(game: Game, seat: int, choices: Sequence[Option]) -> list[Message]:
    """What each option of a seat means."""
    state = game.state
    effect, frame = stack.asking(state, seat)
    worded = OPTIONS.get(effect.prompt(), said)
    asks = effect.effect if isinstance(effect, May) else effect
    return [
        message(f"option-{FIXED[one.text]}")
        if one.text in FIXED
        else worded(Question(state, asks, frame, one))
        for one in choices
    ]


def fixed(text: str) -> Message | None:
    """What a short text means, where it means the same in every question."""
    return message(f"option-{FIXED[text]}") if text in FIXED else None


# --- placing Workers ------------------------------------------------------------------------------------


def _placement(question: Question) -> Message:
    if is_turn_action(question.pick):
        worded = OPTIONS.get(f"turn-{question.rules.turn_actions[turn_action_of(question.pick)].name}", said)
        return worded(question)
    index, worker, where = question.option.seat, question.option.worker, question.option.place
    code = place_code(question.rules, index, where)
    assert code is not None
    seat = question.state.seats[index]
    place = places.place(where)
    if OWN <= code < OWN + SPOTS:
        anomaly = seat.anomalies[code - OWN]
        if is_removal(question.state, seat, code):
            return message("option-seal", worker=worker, place=place)
        if anomaly:
            place = components.name(question.rules.anomalies[anomaly].name)
        else:
            place = components.tile_name(question.rules.tile(seat.spots[code - OWN]))
    elif code == LEADER_PLACE:
        place = components.name(question.rules.leaders[seat.leader].name)
    if not worker:
        return message("option-free", what=place)
    return message("option-place" if code < OWN else "option-use", worker=worker, place=place)


# --- tiles, cards and names -----------------------------------------------------------------------------


def tile(question: Question) -> Message:
    code = question.effect.tile_of(question.state, question.frame, question.pick)
    return components.tile_name(question.rules.tile(code))


def _lost_building(question: Question) -> Message:
    return message("option-lose-building", what=tile(question))


def _piece(question: Question) -> Message:
    """The top of a stack, of whatever kind."""
    return events.tile(question.text, question.rules)


def name(question: Question) -> Message:
    """Of a row: its text is its name."""
    return components.name(question.text)


def _dealt_card(question: Question) -> Message:
    assert isinstance(question.effect, DealCard)
    if question.effect.bag == ASSET_BAG:
        return _asset_card(question)
    return components.name(question.rules.endgame_cards[question.pick].name)


def _asset_card(question: Question) -> Message:
    return message("asset-card", code=question.rules.asset_cards[question.pick].code)


def _capital(question: Question) -> Message:
    return components.capital_name(question.rules.capital_by_code[question.pick])


def _evacuation(question: Question) -> Message:
    path = question.rules.paths[question.state.seats[question.frame.seat].path]
    return components.name(path.evacuations[question.pick].name)


def _recruit_card(question: Question) -> Message:
    row = question.rules.recruit_cards[question.pick]
    return message("option-card", code=row.code, what=components.recruit_card(row)[0])


def _mine_card(question: Question) -> Message:
    row = question.rules.mine_cards[question.pick]
    return message("option-card", code=row.code, what=components.mine_card(row)[0])


# --- assets and Workers ---------------------------------------------------------------------------------


def asset(question: Question) -> Message:
    return message("asset", what=ASSET_WORDS[question.pick])


def _waived(question: Question) -> Message:
    return message("option-less", what=ASSET_WORDS[question.pick])


def _exchange(question: Question) -> Message:
    deal = question.rules.deals[question.pick]
    return message("option-exchange", pay=price(deal.pay), gain=price(deal.gain))


def _suit(question: Question) -> Message:
    effect, state = question.effect, question.state
    assert isinstance(effect, PowerUp)
    if is_exchange(question.pick):
        pay, gain = effect.exchange(question.pick)
        return message("option-exchange", pay=price(pay), gain=price(gain))
    cost = effect.cost(state, question.frame, question.pick)
    paid = () if cost.is_free() else price(cost)
    suit = question.rules.crew_words[UNMANNED] if is_unmanned(question.pick) else "suit"
    return message(f"option-{suit}", hex=HEX_WORDS[hex_of(question.pick)], price=paid, count=len(paid))


def worker(question: Question) -> Message:
    return message("worker", worker=question.text)


def _lost_worker(question: Question) -> Message:
    assert isinstance(question.effect, LoseWorker)
    column, worker = question.effect.column_and_type(question.state, question.pick)
    return message(f"amount-{column}", worker=worker, n=1)


def _sent_home(question: Question) -> Message:
    effect, pick = question.effect, question.pick
    assert isinstance(effect, SendHome)
    who = effect.who(question.state, pick)
    return message(
        "option-send-home",
        who=message("seat-number", n=effect.whose(pick) + 1),
        what=message("warp", warp=who) if who == "exosuit" else message("worker", worker=who),
        place=places.place(question.option.place),
    )


def _way(question: Question) -> Message:
    assert isinstance(question.effect, OneOf)
    return sequence(question.effect.ways[question.pick])


def _returned(question: Question) -> Message:
    return message("option-return-paradoxes", n=max(question.pick, 0))


def _rolled(question: Question) -> Message:
    return message("amount", what="paradox", n=question.pick)


# --- Research -------------------------------------------------------------------------------------------


def _set_die(question: Question) -> Message:
    die = "shape" if question.text in SHAPE_WORDS else "icon"
    return message("option-set-die", die=die, face=question.text)


def face(question: Question) -> Message:
    return events.face(question.text, question.rules)


def breakthrough(question: Question) -> Message:
    """A pick is its kind."""
    return components.breakthrough(question.pick)


def _shown_breakthrough(question: Question) -> Message:
    return components.breakthrough(shape_of(question.frame.x) * ICONS + question.pick)


# --- time -----------------------------------------------------------------------------------------------


def _warps(question: Question) -> Message:
    return _warp_tiles(question.pick, tuple(question.rules.warp_words))


@lru_cache(4096)  # a question has dozens of these options, in every game the same
def _warp_tiles(tiles: int, words: tuple[str, ...]) -> Message:
    return message("option-warp", what=tuple(message("warp", warp=words[one]) for one in bits(tiles)))


def _warp(key: str) -> Callable[[Question], Message]:
    def worded(question: Question) -> Message:
        return message(key, warp=question.rules.warp_words[question.pick])

    return worded


# --- the table ------------------------------------------------------------------------------------------


def place(question: Question) -> Message:
    return places.place(question.option.place)


def action(question: Question) -> Message:
    return message("action", space=question.text)


def _side(question: Question) -> Message:
    return message("option-side", side="AB"[question.pick])


def _seat(question: Question) -> Message:
    return message("seat-number", n=question.pick + 1)


def said(question: Question) -> Message:
    """Questions whose options are all fixed words."""
    return message("option-plain", text=question.text)


# By question: how its options are worded.
OPTIONS: Final[dict[str, Callable[[Question], Message]]] = {
    "choose-evacuation": _evacuation,
    "choose-leader": name,
    "choose-path": name,
    "choose-side": _side,
    "choose-warp": _warps,
    "collapse-space": _capital,
    "construct": tile,
    "copy-action": tile,
    "deal-card": _dealt_card,
    "deal-path": name,
    "draw-endgame-card": name,
    "draw-evacuation": _evacuation,
    "draw-first": _seat,
    "draw-leader": name,
    "draw-side": _side,
    "end-turn": said,
    "fill-mine-pool": _mine_card,
    "fill-recruit-pool": _recruit_card,
    "focused-research": said,
    "gain-anomaly": _lost_building,
    "gain-any": asset,
    "gain-exosuit": said,
    "gain-morale": said,
    "gain-random": asset,
    "gain-shown-worker": worker,
    "lose-building": _lost_building,
    "lose-worker": _lost_worker,
    "may-return-paradoxes": _returned,
    "mine": asset,
    "more-treasure": said,
    "one-of": _way,
    "pay": said,
    "pay-any": asset,
    "pay-breakthroughs": breakthrough,
    "pay-shape": breakthrough,
    "pay-up-to": asset,
    "pick-asset-card": _asset_card,
    "pick-endgame-cards": name,
    "place-anomaly": place,
    "remove-anomaly": place,
    "place-empty-suit": place,
    "place-on-main": _placement,
    "place-on-own": _placement,
    "place-project": place,
    "place-warps": _warp("option-warp-first"),
    "power-up": _suit,
    "random-breakthrough": breakthrough,
    "recruit": worker,
    "replace-worker": worker,
    "research": _set_die,
    "retrieve-warp": _warp("option-retrieve-warp"),
    "return-warp": _warp("option-return-warp"),
    "reveal-superproject": _piece,
    "reveal-top": _piece,
    "roll-die": face,
    "roll-paradoxes": _rolled,
    "resource-for-water": said,
    "saving-grace": said,
    "send-home": _sent_home,
    "set-other-die": _set_die,
    "spend": _waived,
    "standard-action": action,
    "take-anomaly": name,
    "take-breakthrough": _shown_breakthrough,
    "take-from-mine": asset,
    "take-turn": _placement,
    "trade": _exchange,
    "travel-back": place,
    "treasure-hunt": said,
    "wake": worker,
    "world-council": action,
}


# --- what a question is about ---------------------------------------------------------------------------


def about(state: State) -> Message | None:
    """What a person must know to answer the question that waits: the tile to pay for, the dice so far."""
    if state.top is None:
        return None
    frame = state.top
    facts = stack.effect_at(state, frame).about(state, frame)
    if "tile" in facts:
        return events.tile(str(facts["tile"]), state.rules)
    dice = [events.face(str(facts[die]), state.rules) for die in ("shape", "icon") if die in facts]
    if dice:
        return message("about-dice", faces=tuple(dice))
    for name, n in facts.items():
        return message(f"about-{name}", n=n)
    return None
