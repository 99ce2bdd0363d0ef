"""What an option means, as a message: one line of a table for each question.

An option's ``text`` is short and stable; here it becomes words. A question that is not in the table
shows its options as they are, and a test fails.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from anachrony.rules import stack
from anachrony.rules.effects.flow import May, OneOf
from anachrony.rules.effects.research import shape_of
from anachrony.rules.kinds import (
    ASSET_LETTERS,
    ASSET_WORDS,
    ICON_WORDS,
    SHAPE_WORDS,
)
from anachrony.wording import components, events, places
from anachrony.wording.effects import sequence
from anachrony.wording.message import Message, message

if TYPE_CHECKING:
    from anachrony.game import Game, Option
    from anachrony.rules.effect import Effect, Frame
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


class Asked(NamedTuple):
    """An option and the question it answers."""

    state: State
    effect: Effect
    frame: Frame
    option: Option

    @property
    def text(self) -> str:
        return self.option.text

    @property
    def last(self) -> str:
        return self.option.text.rpartition(" ")[2]


def prompt(key: str) -> Message:
    """The question itself."""
    return message(f"prompt-{key}")


def option(game: Game, chosen: Option) -> Message:
    """What an option means, for a button or a list."""
    effect, frame = stack.asking(game.state, chosen.seat)
    said = fixed(chosen.text)
    if said is not None:
        return said
    worded = OPTIONS.get(effect.prompt())
    if worded is None:
        return message("option-plain", text=chosen.text)
    return worded(Asked(game.state, effect, frame, chosen))


def fixed(text: str) -> Message | None:
    """What a short text means, where it means the same in every question."""
    if text in FIXED:
        return message(f"option-{FIXED[text]}")
    if text in ASSET_LETTERS:
        return _asset_of(text)
    head, _, letter = text.partition(" ")
    if head == "less" and letter in ASSET_LETTERS:
        return message("option-less", what=ASSET_WORDS[ASSET_LETTERS.index(letter)])
    return None


def _asset_of(letter: str) -> Message:
    return message("asset", what=ASSET_WORDS[ASSET_LETTERS.index(letter)])


# --- placing Workers ------------------------------------------------------------------------------------


def _placement(asked: Asked) -> Message:
    where = places.place(asked.option.place)
    _, *parts = asked.option.place.split("/")
    own = not asked.option.place.startswith("main/")
    if own and asked.text.startswith("anomaly "):
        return message("option-seal", worker=asked.option.worker, place=where)
    if own and parts[1] == "spot":
        where = _tile(asked, asked.text.removesuffix(f" {asked.option.worker}"))
    elif own and parts[1] == "leader":
        where = components.name(asked.state.rules.leaders[asked.state.seats[int(parts[0]) - 1].leader].name)
    if not asked.option.worker:
        return message("option-free", what=where)
    return message("option-place" if not own else "option-use", worker=asked.option.worker, place=where)


# --- tiles, cards and names -----------------------------------------------------------------------------


def _tile(asked: Asked, name: str) -> Message:
    return events.tile(name, asked.state.rules)


def named_tile(asked: Asked) -> Message:
    return _tile(asked, asked.text)


def _lost_building(asked: Asked) -> Message:
    return message("option-lose-building", what=_tile(asked, asked.last))


def name(asked: Asked) -> Message:
    return components.name(asked.text)


def _card(asked: Asked) -> Message:
    return events.card(asked.text.removeprefix("deal "), asked.state.rules)


def _capital(asked: Asked) -> Message:
    return components.name(asked.text.partition(" ")[2])


def _evacuation(asked: Asked) -> Message:
    path = asked.state.rules.paths[asked.state.seats[asked.frame.seat].path]
    return components.name(path.evacuations["AB".index(asked.last)].name)


def _recruit_card(asked: Asked) -> Message:
    row = asked.state.rules.recruit_cards[asked.option.pick]
    return message("option-card", code=row.code, what=components.recruit_card(row)[0])


def _mine_card(asked: Asked) -> Message:
    row = asked.state.rules.mine_cards[asked.option.pick]
    return message("option-card", code=row.code, what=components.mine_card(row)[0])


# --- assets and Workers ---------------------------------------------------------------------------------


def price(text: str) -> tuple[Message, ...]:
    """Amounts as options write them: "3W", "2TUG 1E", or a letter alone."""
    parts: list[Message] = []
    for number, letters in re.findall(r"(\d*)([A-Z]+)", text):
        what = "any" if letters == "TUG" else ASSET_WORDS[ASSET_LETTERS.index(letters)]
        parts.append(message("amount", what=what, n=int(number or 1)))
    return tuple(parts)


def _exchange(asked: Asked) -> Message:
    pay, _, gain = asked.text.partition(" for ")
    return message("option-exchange", pay=price(pay), gain=price(gain))


def _suit(asked: Asked) -> Message:
    if " for " in asked.text:
        return _exchange(asked)
    suit, _, costs = asked.text.partition(" ")
    paid = price(costs)
    hex_ = asked.option.place.rpartition("/")[2]
    return message(f"option-{suit}", hex=hex_, price=paid, count=len(paid))


def _asset(asked: Asked) -> Message:
    return message("asset", what=asked.text)


def _worker(asked: Asked) -> Message:
    return message("worker", worker=asked.text)


def _lost_worker(asked: Asked) -> Message:
    column, _, worker = asked.text.partition(" ")
    return message(f"amount-{column}", worker=worker, n=1)


def _way(asked: Asked) -> Message:
    effect = asked.effect.effect if isinstance(asked.effect, May) else asked.effect
    assert isinstance(effect, OneOf)
    return sequence(effect.ways[asked.option.pick])


def _returned(asked: Asked) -> Message:
    return message("option-return-paradoxes", n=int(asked.last))


def _rolled(asked: Asked) -> Message:
    return message("amount", what="paradox", n=int(asked.last))


# --- Research -------------------------------------------------------------------------------------------


def _set_die(asked: Asked) -> Message:
    die = "shape" if asked.text in SHAPE_WORDS else "icon"
    return message("option-set-die", die=die, face=asked.text)


def face(asked: Asked) -> Message:
    return events.face(asked.text, asked.state.rules)


def breakthrough(asked: Asked) -> Message:
    return events.breakthrough(asked.text, asked.state.rules)


def _shown_breakthrough(asked: Asked) -> Message:
    return message("breakthrough", shape=SHAPE_WORDS[shape_of(asked.frame.x)], icon=asked.text)


# --- time -----------------------------------------------------------------------------------------------


def _warps(asked: Asked) -> Message:
    _, *tiles = asked.text.split()
    return message("option-warp", what=tuple(message("warp", warp=tile) for tile in tiles))


def _warp(key: str) -> Callable[[Asked], Message]:
    def worded(asked: Asked) -> Message:
        return message(key, warp=asked.option.place.rpartition("/")[2])

    return worded


# --- the table ------------------------------------------------------------------------------------------


def place(asked: Asked) -> Message:
    return places.place(asked.option.place)


def action(asked: Asked) -> Message:
    return message("action", space=asked.text)


def _side(asked: Asked) -> Message:
    return message("option-side", side=asked.last)


def _seat(asked: Asked) -> Message:
    return message("seat-number", n=int(asked.last))


def said(asked: Asked) -> Message:
    """Questions whose options are all fixed words or letters."""
    return message("option-plain", text=asked.text)


# By question: how its options are worded.
OPTIONS: Final[dict[str, Callable[[Asked], Message]]] = {
    "choose-evacuation": _evacuation,
    "choose-leader": name,
    "choose-path": name,
    "choose-side": _side,
    "choose-warp": _warps,
    "collapse-space": _capital,
    "construct": named_tile,
    "copy-action": named_tile,
    "deal-card": _card,
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
    "gain-any": said,
    "gain-exosuit": said,
    "gain-morale": said,
    "gain-random": said,
    "gain-shown-worker": _worker,
    "lose-worker": _lost_worker,
    "may-return-paradoxes": _returned,
    "mine": _asset,
    "more-treasure": said,
    "one-of": _way,
    "pay": said,
    "pay-any": said,
    "pay-breakthroughs": breakthrough,
    "pay-shape": breakthrough,
    "pay-up-to": said,
    "pick-asset-card": _card,
    "pick-endgame-cards": name,
    "place-anomaly": place,
    "place-empty-suit": place,
    "place-on-main": _placement,
    "place-on-own": _placement,
    "place-project": place,
    "place-warps": _warp("option-warp-first"),
    "power-up": _suit,
    "random-breakthrough": breakthrough,
    "recruit": _worker,
    "research": _set_die,
    "retrieve-warp": _warp("option-retrieve-warp"),
    "return-warp": _warp("option-return-warp"),
    "reveal-superproject": named_tile,
    "reveal-top": named_tile,
    "roll-die": face,
    "roll-paradoxes": _rolled,
    "saving-grace": said,
    "set-other-die": _set_die,
    "spend": said,
    "standard-action": action,
    "take-breakthrough": _shown_breakthrough,
    "take-from-mine": _asset,
    "take-turn": _placement,
    "trade": _exchange,
    "travel-back": place,
    "treasure-hunt": said,
    "world-council": action,
}


# --- what a question is about ---------------------------------------------------------------------------


def about(state: State) -> Message | None:
    """What a person must know to answer the question that waits: the tile to pay for, the dice so far."""
    if state.top is None:
        return None
    frame = state.top
    text = frame.effects[frame.at].about(state, frame)
    if not text:
        return None
    number, _, word = text.partition(" ")
    if number == "power":
        return message("about-power", n=int(word))
    if word == "paid":
        return message("about-paid", n=int(number))
    if word in (*ICON_WORDS, "-") and number in (*SHAPE_WORDS, "-"):
        faces = [events.face(face, state.rules) for face in (number, word) if face != "-"]
        return message("about-dice", faces=tuple(faces))
    return events.tile(text, state.rules)
