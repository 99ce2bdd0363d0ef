"""What a seat's tiles bring, counted whenever they change, not when somebody asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.hooks import OwnPlace
from anachrony.rules.kinds import CONTINUED, EMPTY, FREE_SUPPLY, SCIENTIST_IS_GENIUS
from anachrony.rules.places import BESIDE, FORCE_PLACE, LEADER_PLACE, OWN, SUPPLY_PLACE

if TYPE_CHECKING:
    from anachrony.rules.rows import Passives
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat


def settle(rules: Ruleset, seat: Seat) -> None:
    """Add up the seat's passives and list its usable places anew, after its tiles changed.

    Without a Player board a seat has no use of its tiles, but others may copy them.
    """
    traits = [0] * rules.traits
    places: list[int] = []
    worker_spaces: list[int] = []
    free_actions: list[int] = []
    anomalies: list[int] = []
    if seat.board is not None and seat.board.passives:
        _add_up(rules, traits, seat.board.passives)
    if seat.leader >= 0 and rules.leaders[seat.leader].passives:
        _add_up(rules, traits, rules.leaders[seat.leader].passives)
    for spot, code in enumerate(seat.spots):
        if seat.anomalies[spot]:  # a building under an Anomaly is not available (Anomalies, note)
            if seat.board is not None:
                _add_up(rules, traits, rules.anomalies[seat.anomalies[spot]].passives)
            anomalies.append(OWN + spot)
            continue
        if code in (EMPTY, CONTINUED):
            continue
        tile = rules.tiles[code]
        if tile is None:
            continue
        if seat.board is not None and tile.passives:
            _add_up(rules, traits, tile.passives)
        if tile.use is not None or tile.free is not None:
            places.append(spot)
        if tile.use is not None:
            worker_spaces.append(OWN + spot)
        if tile.free is not None:
            free_actions.append(OWN + spot)
    if seat.board is not None:
        for part, rows in rules.holdings:
            for number in seat.beside[part]:
                _add_up(rules, traits, rows[number].passives)
    seat.traits = traits
    seat.crew = rules.genius_crew if traits[SCIENTIST_IS_GENIUS] else rules.crew
    seat.places = places
    worker_places = worker_spaces + anomalies
    free_places = free_actions + anomalies if rules.has_free_anomalies else free_actions
    (free_places if traits[FREE_SUPPLY] else worker_places).append(SUPPLY_PLACE)
    free_places.append(FORCE_PLACE)
    if seat.leader >= 0:
        if rules.leaders[seat.leader].use is not None:
            worker_places.append(LEADER_PLACE)
        if rules.leaders[seat.leader].free is not None:
            free_places.append(LEADER_PLACE)
    if seat.board is not None:
        for number, place in enumerate(rules.own_places):
            assert isinstance(place, OwnPlace)
            if place.may_admit(rules, seat):
                worker_places.append(BESIDE + number)
            if place.may_be_free(rules, seat):
                free_places.append(BESIDE + number)
    seat.worker_places = worker_places
    seat.free_places = free_places


def _add_up(rules: Ruleset, traits: list[int], passives: Passives) -> None:
    for trait, amount in passives:
        traits[trait if isinstance(trait, int) else rules.trait_numbers[trait]] += amount
