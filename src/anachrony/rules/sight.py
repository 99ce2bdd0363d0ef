"""What a seat may see: everything on the table, its own secrets, nobody else's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules import stack
from anachrony.rules.effects.main_board import evacuation_vp
from anachrony.rules.effects.paradox import paradox_limit
from anachrony.rules.effects.spaces import crew_admitted, space_water
from anachrony.rules.effects.workers import supply_cost
from anachrony.rules.general_supply import cubes_beside
from anachrony.rules.hooks import opponent, sights
from anachrony.rules.kinds import (
    ASSET_WORDS,
    BREAKTHROUGHS,
    CONTINUED,
    CREDIT,
    FATE_WORDS,
    HEX_WORDS,
    HEXES,
    ICON_WORDS,
    ICONS,
    PHASE_WORDS,
    SHAPE_WORDS,
    SPOTS,
    SYMBOL_WORDS,
    bits,
)
from anachrony.rules.measures import measure
from anachrony.rules.place_names import place_name
from anachrony.rules.places import (
    FORCE_PLACE,
    LEADER_PLACE,
    OWN,
    SUPPLY_PLACE,
    guest_crew,
    guest_fate,
    guest_place,
    laid_warp,
)
from anachrony.rules.scoring import lines, sheet

if TYPE_CHECKING:
    from anachrony.rules.rows import Evacuation, Hook
    from anachrony.rules.state import Seat, State
    from anachrony.rules.views import (
        EraView,
        OfferView,
        PendingView,
        ProgressView,
        SeatView,
        SpaceView,
        SpotView,
        View,
    )


def view(state: State, seat: int | None) -> View:
    """The table as one seat (or, with None, a spectator) sees it."""
    seen = common(state)
    seen["seats"] = boards(state, seat)
    return seen


def boards(state: State, seat: int | None) -> list[SeatView]:
    """The Player boards, which are all that depends on who looks."""
    return [_seat(state, index, index == seat) for index in range(len(state.seats))]


def common(state: State) -> View:
    """What everybody sees alike; ``boards`` belong to it."""
    rules = state.rules
    deciders = stack.deciders(state)
    cubes = cubes_beside(state)
    return {
        "edition": rules.edition,
        "modules": list(rules.modules),
        "variants": list(rules.variants),
        "side": "AB"[state.side] if state.side >= 0 else None,
        "era": rules.era_numbers[state.era],
        "last_era": rules.era_numbers[rules.last_era],
        "impact_after": rules.era_numbers[state.impact_after],
        "impact": state.impact,
        "over": state.over,
        "phase": PHASE_WORDS[state.phase],
        "round": state.round,
        "asking": stack.effect_at(state, state.top).prompt() if state.top is not None else None,
        "pending": _pending(state),
        "deciders": [*deciders],
        "first_player": state.first,
        "next_first_player": max(state.next_first, 0),
        "passed": [*bits(state.passed)],
        "timeline": [_era(state, era) for era in range(1, rules.last_era + 1)],
        "main_board": [_space(state, place) for place in range(len(rules.spaces))],
        "recruit_pool": dict(zip(rules.worker_words, state.recruit, strict=True)),
        "recruit_card": rules.recruit_cards[state.recruit_card].code if state.recruit_card >= 0 else None,
        "mine_pool": _resources(state.mine),
        "mine_cubes": _resources(cubes) if cubes else None,
        "offers": [stack_view(state, kind) for kind in range(4)],
        "breakthroughs_left": _breakthroughs(state.research),
        "endgame": [rules.endgame_cards[card].name for card in state.endgame],
        "standings": [_standing(state, rules.endgame_cards[card].measure) for card in state.endgame],
        "evacuations": state.evacuations,
        "seats": [],
        "parts": {part.name: part.table(state) for part in sights(rules)},
    }


def _resources(counts: list[int]) -> dict[str, int]:
    return {ASSET_WORDS[kind]: counts[kind] for kind in range(4)}


def _standing(state: State, what: Hook) -> list[int]:
    """What each seat has of it, for an Endgame Condition."""
    return [measure(state, seat, what) for seat in state.seats]


def _pending(state: State) -> PendingView | None:
    """What the question that waits is about: where, by which Worker, for which tile or dice."""
    frame = state.top
    if frame is None:
        return None
    effect = stack.effect_at(state, frame)
    return {
        "place": place_name(state, frame.seat, frame.place) if frame.place >= 0 else None,
        "worker": state.rules.crew_words[frame.worker] if frame.worker >= 0 else None,
        "about": effect.about(state, frame),
    }


def _era(state: State, era: int) -> EraView:
    code = state.superprojects[era]
    return {
        "era": state.rules.era_numbers[era],
        "superproject": state.rules.tile(code).name if code > 0 else None,
        "superproject_taken": code < 0,
        "superproject_by": _builder(state, -code) if code < 0 else None,
        "warp": [
            {"seat": index, "tile": state.rules.warp_words[tile], "slot": _slot(state, index, tile)}
            for index, seat in enumerate(state.seats)
            for tile in range(len(seat.warp))
            if seat.warp[tile] == era
        ],
        "symbols": [SYMBOL_WORDS[s] for s in state.rules.timeline[era - 1].slots],
        "focus": [index for index, seat in enumerate(state.seats) if seat.focus == era],
    }


def _builder(state: State, code: int) -> int | None:
    """Whose board a Superproject stands on, or which automaton has taken it."""
    for index, seat in enumerate(state.seats):
        automaton = opponent(state.rules, index)
        if code in seat.spots or (automaton is not None and automaton.has_taken(seat, code)):
            return index
    return None


def _slot(state: State, index: int, tile: int) -> int | None:
    """The slot a tile lies on, where this Era's slots matter."""
    laid = laid_warp(index, tile)
    return state.slots.index(laid) if laid in state.slots else None


def _space(state: State, place: int) -> SpaceView:
    space = state.rules.spaces[place]
    guest = state.at[place]
    tiles = state.capital[place]
    return {
        "place": f"main/{space.name}",
        "water": space_water(state, place),
        "workers": [*crew_admitted(state.rules, space.workers)],
        "open": guest == 0 and (state.impact or not space.after_impact),
        "unavailable": guest < 0,
        "capital_tile": state.rules.capital_by_code[tiles[-1]].name if any(tiles[-1:]) else None,
        "guests": [
            {"seat": index, "worker": state.rules.crew_words[guest_crew(busy)]}
            for index, seat in enumerate(state.seats)
            for busy in seat.busy
            if guest_place(busy) == place
        ],
    }


def stack_view(state: State, number: int) -> OfferView:
    """The tops are open; a secondary stack's order is known; what is left in a primary one is not."""
    return {
        "type": state.rules.stacks[number].name,
        "primary": state.tops[number] or None,
        "secondary": [*state.piles[number]],
        "left": state.bags[state.rules.stacks[number].bag].bit_count() + len(state.under[number]),
        "bottom": [*state.under[number]],
    }


def _breakthroughs(counts: list[int]) -> dict[str, int]:
    return {
        f"{SHAPE_WORDS[kind // ICONS]} {ICON_WORDS[kind % ICONS]}": counts[kind]
        for kind in range(BREAKTHROUGHS)
        if counts[kind]
    }


def _seat(state: State, index: int, own: bool) -> SeatView:
    rules = state.rules
    seat = state.seats[index]
    dealt = seat.board is not None
    bot = rules.automata[index] is not None
    path = rules.paths[seat.path] if dealt else None
    evacuation = path.evacuations[seat.evacuation] if path is not None and seat.evacuation >= 0 else None
    seen: SeatView = {
        "seat": index,
        "path": path.name if path is not None else None,
        "leader": rules.leaders[seat.leader].name if seat.leader >= 0 else None,
        "evacuation": evacuation.name if evacuation is not None else None,
        "evacuation_progress": _progress(state, seat, evacuation) if evacuation is not None else None,
        "evacuation_vp": evacuation_vp(state, index) if evacuation is not None else 0,
        "evacuated": seat.evacuated,
        "stock": {word: seat.amount(i) for i, word in enumerate(rules.stock_words) if i != CREDIT},
        "paradox_limit": paradox_limit(state, seat),
        "supply_cost": supply_cost(state.rules, seat) if dealt else 0,
        "active": dict(zip(rules.worker_words, seat.active, strict=True)),
        "tired": dict(zip(rules.worker_words, seat.tired, strict=True)),
        "busy": [
            {
                "worker": rules.crew_words[guest_crew(busy)],
                "place": place_name(state, index, guest_place(busy)),
                "fate": FATE_WORDS[guest_fate(busy)],
            }
            for busy in seat.busy
        ],
        "suits": seat.suits,
        "hexes": [HEX_WORDS[hex_] for hex_ in range(HEXES) if seat.hexes >> hex_ & 1],
        "covered_hexes": [HEX_WORDS[hex_] for hex_ in range(HEXES) if seat.covered_hexes >> hex_ & 1],
        "spots": [_spot(state, seat, spot) for spot in range(SPOTS)],
        "used": [
            place_name(state, index, place)
            for place in (SUPPLY_PLACE, FORCE_PLACE, LEADER_PLACE, *rules.beside)
            if seat.used >> (place - OWN) & 1
        ],
        "warp_left": [word for word, era in zip(rules.warp_words, seat.warp, strict=True) if not era],
        "breakthroughs": _breakthroughs(seat.breakthroughs),
        "focus": rules.era_numbers[seat.focus],
        "score": dict(zip(lines(rules), sheet(state, index), strict=True)) if dealt or bot else {},
        # secrets: only for the seat itself
        "secret": [*_secret(state, seat)] if own else [],
        "hand": [*seat.hand] if own else [],
        "hand_size": len(seat.hand),
        "chosen": [*seat.chosen] if own else [],
        "parts": {part.name: part.seat(state, index, own) for part in sights(rules)},
    }
    if seat.locked or seat.locked_hexes or seat.barred:
        seen["locks"] = {
            "places": [place_name(state, index, OWN + bit) for bit in bits(seat.locked)],
            "hexes": [HEX_WORDS[hex_] for hex_ in bits(seat.locked_hexes)],
            "conditions": [
                rules.endgame_cards[card].name for card in state.endgame if seat.barred >> card & 1
            ],
        }
    return seen


def _progress(state: State, seat: Seat, evacuation: Evacuation) -> ProgressView:
    what, least = evacuation.needs
    return {"have": min(measure(state, seat, what), least), "needs": least}


def _secret(state: State, seat: Seat) -> list[str]:
    """Warp tiles chosen and not yet shown."""
    words = state.rules.warp_words
    return [words[tile] for tile in bits(seat.secret) if tile < len(words)]


def _spot(state: State, seat: Seat, spot: int) -> SpotView:
    code = seat.spots[spot]
    tile = state.rules.tiles[code]
    anomaly = seat.anomalies[spot]
    seen: SpotView = {
        "tile": tile.name if tile is not None else None,
        "continued": code == CONTINUED,
        "anomaly": anomaly != 0,
        "used": bool(seat.used >> spot & 1),
    }
    if anomaly and state.rules.anomaly_stack >= 0:
        seen["anomaly_name"] = state.rules.anomalies[anomaly].name
    return seen


def difference(before: State, after: State, index: int) -> dict[str, int]:
    """How a seat's assets, Workers and ready Exosuits changed from one state to another."""
    old, new = before.seats[index], after.seats[index]
    words = after.rules.stock_words
    changes = {word: new.amount(i) - old.amount(i) for i, word in enumerate(words) if i != CREDIT}
    for worker, word in enumerate(after.rules.worker_words):
        changes[f"active {word}"] = new.active[worker] - old.active[worker]
        changes[f"tired {word}"] = new.tired[worker] - old.tired[worker]
    changes["exosuit"] = new.hexes.bit_count() - old.hexes.bit_count()
    changes["breakthrough"] = sum(new.breakthroughs) - sum(old.breakthroughs)
    return {name: n for name, n in changes.items() if n}
