"""What holds at every decision of every game."""

from __future__ import annotations

import json
import traceback
from collections import Counter
from itertools import zip_longest
from random import Random

from anachrony import CHANCE, Game, IllegalMove
from anachrony.automata.bot.bot import ANOMALIES, MOST_ANOMALIES, TRAVEL_STEPS, Bot
from anachrony.rules import measures, stack
from anachrony.rules.effect import Event
from anachrony.rules.effects.building import Build
from anachrony.rules.effects.paradox import paradox_limit
from anachrony.rules.hooks import own_place
from anachrony.rules.kinds import (
    ASSET_BAG,
    BUILDING_BAG,
    CAPITAL_BAG,
    COLUMNS,
    CONTINUED,
    EMPTY,
    EMPTY_SUIT,
    ENDGAME_BAG,
    FIRST_SUPERPROJECT,
    HEXES,
    MINE_BAG,
    MORALE,
    PARADOX,
    RECRUIT_BAG,
    SPOTS,
    SUITS,
    SUPERPROJECT,
    SUPERPROJECT_BAG,
    TRAVEL,
    TYPES,
    UNMANNED,
    WORKER_WORDS,
    bits,
)
from anachrony.rules.phases.action_rounds import EndTurn
from anachrony.rules.places import ASIDE, guest_crew, guest_place
from anachrony.rules.settling import settle
from anachrony.rules.state import Seat, State
from anachrony.rules.views import View
from playing import MOST_PLAYS, Case, any_option, play_on
from properties.classic_checks import doomsday_is_right, guardians_are_right, manned_suits
from properties.fractures_checks import fractures_are_right, upgrades_of
from properties.pioneers_checks import pioneers_are_right, sensors_of

OPENING = 50  # decisions in which every position is saved: what only drafts and deals leave on the stack


def failure(case: Case, thorough: int) -> str:
    """Play one game and check it; what went wrong and the record to replay it, or nothing."""
    game: Game | None = None
    try:
        game = case.new()
        check_game(game, case, thorough)
    except Exception:  # whatever it is, the record must reach the reader
        return "\n".join((f"{case}", traceback.format_exc(), _record(game)))
    return ""


def _record(game: Game | None) -> str:
    if game is None:
        return "(no game could be set up)"
    try:
        return game.record()
    except Exception:
        return f"(no record can be written) {game.terms.header()} {game.entries}"


def check_game(game: Game, case: Case, thorough: int) -> None:
    """Play to the end; every ``thorough``-th decision is looked at from all sides."""
    random = Random(case.number)
    undoable: list[Game] = []  # the positions that undo must bring back, latest last
    last = CHANCE - 1
    plays = 0
    while not game.over:
        state = game.state
        options_are_sound(game, case)
        pieces_are_conserved(state)
        secrets = any(seat.secret or seat.hand or seat.chosen for seat in state.seats)
        if random.randrange(thorough // 4 if secrets else thorough) == 0:
            nothing_hidden_shows(game, random)
        if plays < OPENING:
            save_brings_it_back(game)
        if random.randrange(thorough) == 0:
            clone_is_equal_and_independent(game, random)
            save_brings_it_back(game)
            undo_restores(game, undoable)
            dark_places_explain_themselves(game)
            no_dead_end(game, random)
        option = any_option(game, random, case.keen)
        before = game.clone()
        reveals, workers = state.reveals, [workers_of(own) for own in state.seats]
        ends = isinstance(stack.present(state), EndTurn)
        events = game.play(option)
        workers_are_accounted_for(game.state, workers, events)
        undoable = [*undoable, before] if option.seat == last else [before]
        if game.state.reveals != reveals or ends:
            undoable = []
        last = option.seat
        assert game.can_undo == bool(undoable)
        plays += 1
        assert plays < MOST_PLAYS, "the game does not end"
    pieces_are_conserved(game.state)
    the_end_is_the_end(game)
    record_brings_it_back(game)
    save_brings_it_back(game)
    nothing_hidden_shows(game, random)


# --- asking -------------------------------------------------------------------------------------------


def options_are_sound(game: Game, case: Case) -> None:
    decisions = game.decisions
    assert decisions, "nobody is asked, and the game is not over"
    seats = [decision.seat for decision in decisions]
    assert len(set(seats)) == len(seats)
    assert seats == stack.deciders(game.state)
    assert game.options == decisions[0].options
    held = isinstance(stack.present(game.state), EndTurn)
    for decision in decisions:
        if decision.seat == CHANCE:
            assert case.chance == "explicit"
            assert len(decisions) == 1
            assert len(decision.probabilities) == len(decision.options)
            assert abs(sum(decision.probabilities) - 1) < 1e-9
            assert min(decision.probabilities) > 0
        else:
            assert 0 <= decision.seat < len(game.state.seats)
            assert not decision.probabilities
        texts = [option.text for option in decision.options]
        assert len(set(texts)) == len(texts), f"{decision.prompt}: {texts}"
        assert all(text and text == " ".join(text.split()) and not text.startswith("#") for text in texts), (
            texts
        )
        assert len(texts) > 1 or (held and case.hold_turns), f"{decision.prompt} asks for nothing: {texts}"
        assert decision.prompt
        assert all(option.seat == decision.seat for option in decision.options)


def no_dead_end(game: Game, random: Random) -> None:
    """Every option can be played, and something can be played after it."""
    for seat in stack.deciders(game.state):
        for pick in stack.picks_of(game.state, seat):
            after = game.state.clone()
            stack.play(after, seat, pick)
            pieces_are_conserved(after)
            for _ in range(2):
                if after.top is None:
                    assert after.over
                    break
                who = random.choice(stack.deciders(after))
                picks = stack.picks_of(after, who)
                assert picks, f"nothing to choose after {pick} of seat {seat}"
                stack.play(after, who, random.choice(picks))


def dark_places_explain_themselves(game: Game) -> None:
    """A lit place lacks nothing; asking about any place changes nothing."""
    before = game.save()
    names = [f"main/{space.name}" for space in game.state.rules.spaces]
    for decision in game.decisions:
        lit = {option.place for option in decision.options if option.place}
        if decision.seat == CHANCE:
            continue
        for place in lit:
            assert game.why_not(place, decision.seat) is None, place
        for option in decision.options:
            assert all(amount > 0 for amount in (*option.pays.values(), *option.gains.values()))
        for place in names:
            missing = game.why_not(place, decision.seat)
            assert (missing is None) == (place in lit), f"{place}: {missing}"
    for seat in range(len(game.state.seats)):
        game.why_not("main/construct/1", seat)
    assert game.save() == before


def the_end_is_the_end(game: Game) -> None:
    assert game.decisions == []
    assert game.options == []
    assert game.winners
    assert set(game.winners) <= set(range(len(game.state.seats)))
    totals = [lines["total"] for lines in game.scores]
    assert all(sum(lines.values()) == 2 * lines["total"] for lines in game.scores)
    assert all(totals[seat] == max(totals) for seat in game.winners)


# --- keeping ------------------------------------------------------------------------------------------


def views(game: Game) -> list[View]:
    return [game.view(seat) for seat in (None, *range(len(game.state.seats)))]


def texts(game: Game) -> list[str]:
    return [json.dumps(view) for view in views(game)]


def clone_is_equal_and_independent(game: Game, random: Random) -> None:
    before = game.save()
    twin = game.clone()
    assert twin == game
    assert twin.save() == before
    play_on(twin, random, 12)
    if twin.can_undo:
        twin.undo()
    twin.reseed(random.getrandbits(60))
    assert game.save() == before, "a clone's plays changed the original"
    other = game.clone()
    kept = other.save()
    third = game.clone()
    play_on(third, random, 3)
    assert other.save() == kept


def save_brings_it_back(game: Game) -> None:
    saved = game.save()
    again = Game.load(saved)
    assert again == game
    assert again.save() == saved
    assert views(again) == views(game)
    assert again.can_undo == game.can_undo
    assert [d.options for d in again.decisions] == [d.options for d in game.decisions]
    assert again.scores == game.scores if game.over else True


def record_brings_it_back(game: Game) -> None:
    text = game.record()
    again = Game.replay(text)
    assert again == game
    assert again.scores == game.scores
    assert again.winners == game.winners
    assert again.record() == text
    assert texts(again) == texts(game)


def undo_restores(game: Game, undoable: list[Game]) -> None:
    """Exactly the plays since the last roll, reveal, ended turn or other seat's move come back."""
    twin = game.clone()
    for there in reversed(undoable):
        twin.undo()
        assert twin == there, "undo did not restore"
        assert twin.state.picks == there.state.picks
    assert not twin.can_undo
    try:
        twin.undo()
    except IllegalMove:
        pass
    else:
        raise AssertionError("undo went too far")
    loaded = Game.load(game.save())
    for there in reversed(undoable[-2:]):
        loaded.undo()
        assert loaded == there, "undo after loading did not restore"


# --- secrets ------------------------------------------------------------------------------------------


def nothing_hidden_shows(game: Game, random: Random) -> None:
    """Views are the same with another future and with other secrets of the others."""
    seen = texts(game)
    for text in seen:
        assert str(game.state.seed) not in text
        assert str(game.terms.seed) not in text
        assert '"seed"' not in text
    twin = game.clone()
    twin.reseed(random.getrandbits(60))
    assert texts(twin) == seen, "the seed shows"
    asked = {decision.seat: [o.text for o in decision.options] for decision in game.decisions}
    for index, seat in enumerate(twin.state.seats):
        kept = seat.secret, seat.hand, seat.chosen
        seat.secret = random.getrandbits(len(seat.warp))
        seat.hand = [card + 1 for card in seat.hand]
        seat.chosen = [card + 1 for card in seat.chosen]
        for other in range(len(twin.state.seats)):
            if other != index:
                assert json.dumps(twin.view(other)) == seen[other + 1], f"seat {index} has no secrets"
                if other in asked:
                    (now,) = [decision for decision in twin.decisions if decision.seat == other]
                    assert [o.text for o in now.options] == asked[other]
        assert json.dumps(twin.view(None)) == seen[0], f"a spectator sees the secrets of seat {index}"
        seat.secret, seat.hand, seat.chosen = kept


# --- pieces -------------------------------------------------------------------------------------------


def pieces_are_conserved(state: State) -> None:
    rules = state.rules
    built = [code for seat in state.seats for code in seat.spots if code > CONTINUED]
    for index, bot in enumerate(rules.automata):
        if isinstance(bot, Bot):
            built += state.seats[index].beside[bot.projects]
            a_bot_is_right(state, bot, state.seats[index])
    found = built + code_in_flight(state)
    for kind in range(TYPES):
        found += [rules.by_kind[kind][bit] for bit in bits(state.bags[BUILDING_BAG + kind])]
        found += state.under[kind] + state.piles[kind]
    found += [code for code in (*state.tops[:TYPES], *state.superprojects) if code > 0]
    found += [rules.superproject_codes()[bit] for bit in bits(state.bags[SUPERPROJECT_BAG])]
    every = [code for codes in rules.by_kind for code in codes]
    if sorted(found) != sorted(every):
        raise AssertionError(f"lost {set(every) - set(found)}, doubled {Counter(found) - Counter(every)}")
    taken = [-code for code in state.superprojects if code < 0]
    assert sorted(taken) == sorted(code for code in built if code > FIRST_SUPERPROJECT)
    placed = [sensors_of(state, seat) for seat in state.seats]
    placed += [upgrades_of(state, seat) for seat in state.seats]
    held = [seat.breakthroughs for seat in state.seats]
    for everywhere in zip(state.research, *held, *placed, strict=True):
        assert sum(everywhere) == rules.breakthrough_copies
    assert rules.breakthrough_copies * len(state.research) == 45
    supply_is_never_overdrawn(state)
    stacks_of_modules_are_right(state)
    cards_are_conserved(state)
    pioneers_are_right(state)
    doomsday_is_right(state)
    guardians_are_right(state)
    fractures_are_right(state)
    for index, seat in enumerate(state.seats):
        if seat.board is not None:
            own_things_are_right(state, index, seat)
    spaces_and_guests_agree(state)


def stacks_of_modules_are_right(state: State) -> None:
    """No piece lies in two places."""
    for number, row in list(enumerate(state.rules.stacks))[TYPES:]:
        lying = [row.codes[bit] for bit in bits(state.bags[row.bag])]
        lying += state.under[number] + state.piles[number]
        lying += [code for code in state.tops[number : number + 1] if code]
        if number == state.rules.anomaly_stack:
            lying += [code for seat in state.seats for code in seat.anomalies if code]
        assert len(lying) == len(set(lying)), row.name
        assert set(lying) <= set(row.codes), row.name


def supply_is_never_overdrawn(state: State) -> None:
    """There are no more pieces before the seats and in the pools than the box has."""
    for asset, limit in enumerate(state.rules.asset_limits):
        pool = state.mine[asset] if asset < len(state.mine) else 0
        assert pool + sum(seat.amount(asset) for seat in state.seats) <= limit, state.rules.stock_words[asset]
    for worker, limit in enumerate(state.rules.worker_limits):
        employed = sum(measures.workers_of(seat, worker) for seat in state.seats)
        assert state.recruit[worker] + employed <= limit, WORKER_WORDS[worker]


def code_in_flight(state: State) -> list[int]:
    """Buildings chosen and not yet on the board: what their cost leaves out is asked in between."""
    found: list[int] = []
    for _, effects in stack.remaining(state):
        found += [effect.code for effect in effects if isinstance(effect, Build)]
    return found


def cards_are_conserved(state: State) -> None:
    rules = state.rules
    eras = sum(not tile.phases for tile in rules.timeline[: state.era])
    recruited, mined = (
        rules.full_bags[bag].bit_count() - state.bags[bag].bit_count() for bag in (RECRUIT_BAG, MINE_BAG)
    )
    assert eras - 1 <= mined <= recruited <= eras  # the two are drawn one after the other
    for bag, full in zip(state.bags, rules.full_bags, strict=True):
        assert bag & ~full == 0
    if state.recruit_card >= 0:
        numbers = rules.recruit_cards[state.recruit_card].numbers
        assert all(0 <= left <= n for left, n in zip_longest(state.recruit, numbers, fillvalue=0))
    assert min(state.mine) >= 0
    assert sum(state.mine) <= 5
    assert len(set(state.endgame)) == len(state.endgame) <= rules.endgame_used
    drafting = ENDGAME_BAG if len(state.endgame) < rules.endgame_used else ASSET_BAG
    dealt = [card for seat in state.seats for card in (*seat.hand, *seat.chosen)]
    assert len(set(dealt)) == len(dealt), f"a card is in two hands: {dealt}"
    held = sum(1 << card for card in dealt)
    assert held & ~rules.full_bags[drafting] == 0 == held & state.bags[drafting]
    assert not any(state.bags[ENDGAME_BAG] >> card & 1 for card in state.endgame)
    for action, tiles in enumerate(rules.capital_tiles):
        own = [tile.code for tile in tiles]  # those of a module may lie over them
        lying = [
            code for space in rules.capital_spaces[action] for code in state.capital[space] if code in own
        ]
        codes = [tiles[bit].code for bit in bits(state.bags[CAPITAL_BAG + action])]
        assert sorted(lying + codes) == sorted(own)


def a_bot_is_right(state: State, bot: Bot, seat: Seat) -> None:
    assert seat.board is None
    assert min(*seat.amounts(), *seat.active) >= 0
    assert sum(seat.tired) == 0
    assert seat.amount(TRAVEL) <= TRAVEL_STEPS
    assert seat.amount(MORALE) < len(bot.numbers.morale_vp)
    assert seat.amount(PARADOX) < state.rules.paradox_limit
    assert min(seat.amounts()[:4]) == 0, "a set of Resources was not traded in"
    assert min(seat.active) == 0, "a set of Workers was not traded in"
    assert 0 <= bot.count(seat, ANOMALIES) <= MOST_ANOMALIES
    assert len(seat.beside[bot.projects]) <= bot.numbers.projects
    away = sum(guest_crew(busy) == EMPTY_SUIT for busy in seat.busy)
    assert manned_suits(state, seat) + away == SUITS, "the bot has lost an Exosuit"
    assert all(guest_crew(busy) in (EMPTY_SUIT, UNMANNED) for busy in seat.busy)
    assert not any(seat.warp[bot.numbers.warp_tiles :])
    places = seat.beside[bot.places]
    assert all(places.count(place) < 3 for place in places), "three tokens on a position"
    assert sorted(seat.beside[bot.order]) == list(range(len(bot.board.tokens)))


def own_things_are_right(state: State, index: int, seat: Seat) -> None:
    board = seat.board
    assert board is not None
    assert min(seat.amounts()) >= 0, f"seat {index} owes: {seat.amounts()}"
    assert min(*seat.active, *seat.tired) >= 0, f"seat {index} lacks Workers"
    assert min(seat.breakthroughs) >= 0
    assert seat.amount(MORALE) < len(board.morale_vp)
    assert seat.amount(TRAVEL) < len(board.travel_vp)
    # A limit that falls, with Quiet Zone removed, is looked at when the next Paradox comes.
    fallen = int(state.rules.anomaly_stack >= 0)
    assert seat.amount(PARADOX) < paradox_limit(state, seat) + fallen
    on_main = [busy for busy in seat.busy if guest_place(busy) < ASIDE and guest_crew(busy) != UNMANNED]
    assert seat.suits >= 0
    assert seat.hexes >> HEXES == 0
    assert manned_suits(state, seat) + len(on_main) == SUITS, f"seat {index} has lost an Exosuit"
    assert len(seat.warp) == len(state.rules.warp_tiles)
    assert all(0 <= era <= state.era for era in seat.warp)
    assert 1 <= seat.focus <= max(state.era, state.rules.first_focus)
    for spot in range(SPOTS):
        code = seat.spots[spot]
        tile = state.rules.tiles[code]
        assert tile is not None or code in (EMPTY, CONTINUED)
        if tile is not None and tile.kind == SUPERPROJECT:
            assert spot % COLUMNS < COLUMNS - 1
            assert seat.spots[spot + 1] == CONTINUED
        elif tile is not None:
            assert tile.kind == spot // COLUMNS, f"{code} stands in a wrong row"
        if code == CONTINUED:
            left = state.rules.tiles[seat.spots[spot - 1]]
            assert left is not None
            assert left.kind == SUPERPROJECT
        if seat.anomalies[spot]:
            assert seat.anomalies[spot] in state.rules.anomalies
            assert code != CONTINUED, "an Anomaly covers the left half"
    again = Seat(seat)
    settle(state.rules, again)
    settled = (again.traits, again.places, again.worker_places, again.free_places)
    kept = (seat.traits, seat.places, seat.worker_places, seat.free_places)
    assert settled == kept, f"seat {index} is not settled"
    if seat.board is not None:
        for code in state.rules.beside:
            place = own_place(state.rules, code)
            assert place.worker_use(state, seat) is None or code in seat.worker_places, place.name
            assert place.free_use(state, seat) is None or code in seat.free_places, place.name


def spaces_and_guests_agree(state: State) -> None:
    guests: dict[int, list[int]] = {}
    for index, seat in enumerate(state.seats):
        for busy in seat.busy:
            guests.setdefault(guest_place(busy), []).append(index)
    for place, space in enumerate(state.rules.spaces):
        if not space.pool:
            there = guests.get(place, [])
            assert there == ([state.at[place] - 1] if state.at[place] > 0 else []), space.name


def workers_of(seat: Seat) -> int:
    return sum(seat.active) + sum(seat.tired) + sum(guest_crew(busy) < len(seat.active) for busy in seat.busy)


def workers_are_accounted_for(state: State, before: list[int], events: list[Event]) -> None:
    """Workers come and go only as events say, after what they begin with."""
    change = Counter({"gain-worker": 1, "recruit": 1, "lose-worker": -1, "worker-dies": -1})
    for index, seat in enumerate(state.seats):
        own = [event for event in events if event.seat == index]
        said = sum(change[event.kind] for event in own)
        found = workers_of(seat) - before[index]
        if before[index]:
            assert found == said, f"seat {index}: {found} Workers came, {said} were told: {own}"
