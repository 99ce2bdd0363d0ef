"""Events say all that happens to assets and Workers: added up, they are what everybody holds."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from anachrony import Game
from anachrony.automata.opponents import OPPONENTS
from anachrony.modules.variants import VARIANTS
from anachrony.rules.effect import Event
from anachrony.rules.kinds import CREDIT, FATE_WORDS, MORALE, STOCK_WORDS, STOCKS, WORKER_WORDS
from anachrony.rules.places import guest_crew
from anachrony.rules.state import Seat
from playing import Case, any_option, case, solo_case

GAMES = 24
PAID = ("pay",)
TOLD = ("gain", "morale", "travel", "evacuate", "paradox-roll", "exchange", "powered-up")
COMES, GOES = ("gain-worker", "recruit"), ("lose-worker",)


class Ledger:
    """What the events so far amount to, for one seat."""

    def __init__(self) -> None:
        self.stock: Counter[str] = Counter()
        self.home: Counter[str] = Counter()  # Active or Tired
        self.busy: Counter[str] = Counter()

    def enter(self, event: Event) -> None:
        if event.kind in (*TOLD, *PAID):
            for name, n in event.amounts.items():
                self.stock[name] += -n if event.kind in PAID else n
        if event.kind in COMES:
            self.home[event.what] += 1
        elif event.kind in GOES:
            self.home[event.what] -= 1
        elif event.kind == "place":
            self.home[event.what] -= 1
            self.busy[event.what] += 1
        elif event.kind == "home":
            assert (event.place, event.fate in FATE_WORDS[:2]) == ("", True)
            self.busy[event.what] -= 1
            self.home[event.what] += 1
        elif event.kind == "worker-dies":
            assert (event.place, event.fate) == ("", FATE_WORDS[2])
            self.busy[event.what] -= 1

    def check(self, seat: Seat, events: list[Event]) -> None:
        for stock in range(STOCKS):
            if stock != CREDIT:
                printed = seat.board.morale_start if stock == MORALE and seat.board is not None else 0
                word, has = STOCK_WORDS[stock], seat.amount(stock)
                assert has == printed + self.stock[word], f"{word} is {has}, not as told: {events}"
        for kind, word in enumerate(WORKER_WORDS):
            home = seat.active[kind] + seat.tired[kind]
            busy = sum(guest_crew(guest) == kind for guest in seat.busy)
            assert (home, busy) == (self.home[word], self.busy[word]), f"{word}: {events}"


def tired_wake(before: list[Seat], events: list[Event]) -> None:
    """Whoever wakes was Tired before or came home Tired; nobody else is named."""
    for event in events:
        if event.kind == "wake":
            tired = {word: n for word, n in zip(WORKER_WORDS, before[event.seat].tired, strict=True) if n}
            assert set(event.amounts) <= set(WORKER_WORDS)
            assert all(n > 0 for n in event.amounts.values())
            assert event.amounts == tired or any(other.kind in ("home", *COMES) for other in events)


def test_every_variant_is_among_them() -> None:
    assert {name for number in range(GAMES) for name in case(number).variants} == set(VARIANTS)


@pytest.mark.parametrize("number", range(GAMES))
def test_events_add_up(number: int) -> None:
    add_up(case(number))


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("solo", OPPONENTS)
def test_events_of_a_bot_add_up_too(solo: str, number: int) -> None:
    add_up(solo_case(solo, number))


def add_up(setting: Case) -> None:
    game: Game = setting.new()
    random = Random(setting.number)
    ledgers = [Ledger() for _ in game.state.seats]
    events = game.opening
    while True:
        for event in events:
            if event.seat >= 0:
                ledgers[event.seat].enter(event)
        for ledger, seat in zip(ledgers, game.state.seats, strict=True):
            ledger.check(seat, events)
        if game.over:
            return
        before = [Seat(seat) for seat in game.state.seats]
        events = game.play(any_option(game, random, setting.keen))
        tired_wake(before, events)
