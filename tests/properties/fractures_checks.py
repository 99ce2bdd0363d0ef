"""What holds of Fractures of Time at every decision."""

from __future__ import annotations

from random import Random

from anachrony.automata.bot.bot import Bot
from anachrony.automata.chronossus.flux import CASINGS, START, charged, flux_of
from anachrony.modules.fractures.blink import BlinkHome
from anachrony.modules.fractures.glitches import kind_of, lay, number_of, open_places
from anachrony.modules.fractures.rows import (
    BLOCKED,
    BUILDING,
    CONDITION,
    CORES,
    DEVICE,
    GLITCH_DIE,
    HEX,
    MARKERS,
    TAKEN,
    UPGRADES,
    VISIBLE,
    Fractures,
)
from anachrony.modules.fractures.valley_rows import Valley
from anachrony.rules import stack
from anachrony.rules.kinds import BREAKTHROUGHS, ICONS, WORKERS, bits
from anachrony.rules.places import guest_place
from anachrony.rules.settling import settle
from anachrony.rules.state import Seat, State


def upgrades_of(state: State, seat: Seat) -> list[int]:
    """Breakthroughs on the seat's Upgrade tile, by kind."""
    table = state.rules.tables.get(Fractures)
    placed = seat.beside[table.upgrades] if isinstance(table, Fractures) else []
    return [placed.count(kind) for kind in range(BREAKTHROUGHS)]


def enrich_fractures(state: State, index: int, random: Random) -> None:
    """Upgrades, Technologies and Glitches that random games seldom have so many of."""
    table = state.rules.tables.get(Fractures)
    if not isinstance(table, Fractures):
        return
    seat = state.seats[index]
    seat.change(table.flux, random.choice((0, 1, 4)))
    placed = seat.beside[table.upgrades]
    for icon in random.sample(range(ICONS), UPGRADES):
        kind = random.randrange(icon, BREAKTHROUGHS, ICONS)
        taken = [other % ICONS for other in placed]
        if icon not in taken and len(placed) < UPGRADES and state.research[kind] and random.random() < 0.4:
            state.research[kind] -= 1
            placed.append(kind)
    device = seat.beside[table.device]
    cores = [space for space in bits(table.empty(seat)) if random.random() < 0.4]
    for space in cores:
        device[CORES] |= 1 << space
        device[TAKEN] |= 1 << space
    take_technologies(state, seat, random)
    settle(state.rules, seat)
    for kind in GLITCH_DIE:
        places = open_places(state, index, kind)
        if places and table.markers_left(seat) and random.random() < 0.3:
            lay(state, index, random.choice(places))


def take_technologies(state: State, seat: Seat, random: Random) -> None:
    """Some that are still hidden, with what lasts of them."""
    table = state.rules.table(Valley)
    row = state.rules.stacks[table.stack]
    for bit in bits(state.bags[row.bag]):
        if random.random() < 0.2:
            state.bags[row.bag] &= ~(1 << bit)
            seat.beside[table.held].append(table.of_code(row.codes[bit]))


def fractures_are_right(state: State) -> None:
    table = state.rules.tables.get(Fractures)
    if not isinstance(table, Fractures):
        return
    assert bool(state.beside[table.leaving]) == is_blinking(state), "a Blink has left something behind"
    technologies_are_right(state)
    for seat in state.seats:
        device_is_right(table, seat)
        glitches = seat.beside[table.glitches]
        assert len(set(glitches)) == len(glitches) <= MARKERS
        laid = dict.fromkeys((BUILDING, DEVICE, HEX, CONDITION), 0)
        for glitch in glitches:
            if kind_of(glitch) in laid:
                laid[kind_of(glitch)] |= 1 << number_of(glitch)
        assert laid[BUILDING] == seat.locked
        assert laid[HEX] == seat.locked_hexes
        assert laid[CONDITION] == seat.barred
        assert laid[DEVICE] == seat.beside[table.device][BLOCKED]
    for index, bot in enumerate(state.rules.automata):
        if isinstance(bot, Bot):
            a_bots_fractures_are_right(state, bot, state.seats[index])


def a_bots_fractures_are_right(state: State, bot: Bot, seat: Seat) -> None:
    """Its Flux Pool, the Energy Cores in its Exosuits, its Operators; no Glitch, no use of Technologies."""
    cores, casings, aside = flux_of(state.rules, seat)
    assert min(cores, casings, aside) >= 0
    assert casings + aside == START[CASINGS]
    standing = [guest_place(busy) for busy in seat.busy]
    ready = charged(state.rules, seat)
    assert len(set(ready)) == len(ready)
    assert set(ready) <= set(standing), "an Energy Core lies on an empty space"
    assert all(state.rules.spaces[place].board == "main" for place in ready)
    columns = seat.beside[bot.jokers]
    assert len(columns) == seat.active[bot.joker]
    assert not all(bot.workers(seat, worker) for worker in range(WORKERS)), "a set was not traded in"
    assert not any(seat.traits)
    assert not seat.beside[state.rules.table(Fractures).glitches]


def device_is_right(table: Fractures, seat: Seat) -> None:
    device, placed = seat.beside[table.device], seat.beside[table.upgrades]
    assert device[CORES] & device[BLOCKED] == 0
    assert (device[CORES] | device[BLOCKED]) >> VISIBLE + len(placed) == 0
    assert len({kind % ICONS for kind in placed}) == len(placed) <= UPGRADES


def technologies_are_right(state: State) -> None:
    """Each card is in the stack, on a pile, with one seat, or turned up by nobody yet."""
    table = state.rules.table(Valley)
    row = state.rules.stacks[table.stack]
    found = [row.codes[bit] for bit in bits(state.bags[row.bag])]
    found += state.under[table.stack] + state.piles[table.stack]
    found += [code for code in state.tops[table.stack : table.stack + 1] if code]
    found += [table.technologies[number].code for seat in state.seats for number in seat.beside[table.held]]
    assert sorted(found) == sorted(table.numbers), "a Technology is lost, or lies in two places"
    assert 0 <= state.beside[table.operators][0] <= table.slots


def is_blinking(state: State) -> bool:
    return any(isinstance(effect, BlinkHome) for _, left in stack.remaining(state) for effect in left)
