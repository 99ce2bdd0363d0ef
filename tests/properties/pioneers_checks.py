"""What holds of the Pioneers of New Earth at every decision."""

from __future__ import annotations

from random import Random

from anachrony.automata.chronossus.pioneers import SLOTS, BotFaces
from anachrony.modules.pioneers.actions import ChooseAdventure, DrawAdventure, FaceAdventure, PutUnder
from anachrony.modules.pioneers.rows import Pioneers
from anachrony.rules import stack
from anachrony.rules.kinds import BREAKTHROUGHS, ICONS, SHAPES, bits
from anachrony.rules.state import Seat, State


def sensors_of(state: State, seat: Seat) -> list[int]:
    """Breakthroughs on the seat's Exosuit Upgrade board, by kind."""
    table = state.rules.tables.get(Pioneers)
    placed = seat.beside[table.sensors] if isinstance(table, Pioneers) else []
    return [placed.count(kind) for kind in range(BREAKTHROUGHS)]


def cards_in_flight(state: State) -> list[int]:
    """Drawn, and neither won nor put back yet."""
    found: list[int] = []
    for _, effects in stack.remaining(state):
        for effect in effects:
            if isinstance(effect, DrawAdventure | ChooseAdventure | BotFaces):
                found += effect.drawn
            elif isinstance(effect, PutUnder):
                found += effect.cards
            elif isinstance(effect, FaceAdventure):
                found.append(effect.card)
    return found


def enrich_pioneers(state: State, seat: Seat, random: Random) -> None:
    """Upgrades and Adventures that random games seldom come to."""
    table = state.rules.tables.get(Pioneers)
    if not isinstance(table, Pioneers):
        return
    slots = range(len(table.boards[seat.path].slots))
    seat.beside[table.upgrades] = [slot for slot in slots if random.random() < 0.6]
    for shape in range(SHAPES):
        kind = shape * ICONS + random.randrange(ICONS)
        placed = [other // ICONS for other in seat.beside[table.sensors]]
        if shape not in placed and state.research[kind] and random.random() < 0.5:
            state.research[kind] -= 1
            seat.beside[table.sensors].append(kind)
    for deck in range(len(table.decks)):
        for bit in bits(state.bags[table.bag + deck]):
            if random.random() < 0.15:
                state.bags[table.bag + deck] &= ~(1 << bit)
                card = table.first[deck] + bit
                seat.beside[table.successes].append(card)
                if table.cards[card].passives or table.cards[card].free is not None:
                    seat.beside[table.ongoing].append(card)
            elif random.random() < 0.1:
                state.bags[table.bag + deck] &= ~(1 << bit)
                state.beside[table.under + deck].append(table.first[deck] + bit)


def pioneers_are_right(state: State) -> None:
    table = state.rules.tables.get(Pioneers)
    if not isinstance(table, Pioneers):
        return
    found = cards_in_flight(state)
    for deck in range(len(table.decks)):
        found += [table.first[deck] + bit for bit in bits(state.bags[table.bag + deck])]
        under = state.beside[table.under + deck]
        assert all(table.deck_of(card) == deck for card in under)
        found += under
    for seat in state.seats:
        successes = seat.beside[table.successes]
        found += successes
        assert set(seat.beside[table.ongoing]) <= set(successes)
        filled = seat.beside[table.upgrades]
        assert len(set(filled)) == len(filled)
        if filled:
            slots = SLOTS if seat.board is None else table.boards[seat.path].slots
            assert max(filled) < len(slots)
        shapes = [kind // ICONS for kind in seat.beside[table.sensors]]
        assert len(shapes) <= SHAPES
        if state.rules.edition != "preview":  # where a shape may come again
            assert len(set(shapes)) == len(shapes), "a shape lies twice on a board"
    assert sorted(found) == list(range(len(table.cards))), "an Adventure card is lost or doubled"
    markers = state.beside[table.markers]
    assert len(markers) <= len(table.power_slots)
    assert all(0 <= seat < len(state.seats) for seat in markers)
