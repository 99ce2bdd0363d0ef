"""Features that stay as they are from one position to the next, listed once for as long as the lists that
they come from are the same: such lists are replaced, never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.players.neural import features as f
from anachrony.players.neural.marks import PRINTED_SPACES
from anachrony.rules.effects.building import free_spot
from anachrony.rules.kinds import CONTINUED, EMPTY, ICONS, SHAPES, SPOTS, TYPES, WORKERS

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word, once compiled

    from anachrony.players.neural.marks import SeatMarks, TableMarks
    from anachrony.rules.state import Seat, State


def ladder(start: int, steps: int) -> list[list[int]]:
    """For each count up to so many steps the features that are on."""
    return [list(range(start, start + count)) for count in range(steps + 1)]


IN_SHAPES: Final = [ladder(f.SHAPES + shape * 4, 4) for shape in range(SHAPES)]
RECRUITS: Final = [ladder(f.RECRUITS + worker * 4, 4) for worker in range(WORKERS)]
MINE: Final = [ladder(f.MINE + asset * 6, 6) for asset in range(4)]
EVACUATIONS: Final = ladder(f.EVACUATIONS, 4)
SLOTS: Final = ladder(f.SLOTS, 8)
NOTHING: Final[list[int]] = []


class BoardsSeen:
    """All that lies on the boards of a seat; the encoder fills it in."""

    __slots__ = (
        "active",
        "breakthroughs",
        "busy",
        "covered_hexes",
        "credit",
        "era",
        "evacuated",
        "evacuation",
        "evacuations",
        "focus",
        "hexes",
        "locked",
        "locked_hexes",
        "morale",
        "paradoxes",
        "seen",
        "stock",
        "suits",
        "tired",
        "traits",
        "travel",
        "used",
        "vp",
        "warp",
    )

    def __init__(self, state: State, seat: Seat) -> None:
        self.traits: list[int] = seat.traits
        self.breakthroughs: list[int] = seat.breakthroughs
        self.stock: i64 = seat.stock
        self.vp: int = seat.vp
        self.paradoxes: int = seat.paradoxes
        self.morale: int = seat.morale
        self.travel: int = seat.travel
        self.credit: i64 = seat.credit
        self.active: list[int] = seat.active
        self.tired: list[int] = seat.tired
        self.busy: list[int] = seat.busy
        self.warp: list[int] = seat.warp
        self.hexes: int = seat.hexes
        self.used: int = seat.used
        self.suits: int = seat.suits
        self.locked: int = seat.locked
        self.locked_hexes: int = seat.locked_hexes
        self.covered_hexes: int = seat.covered_hexes
        self.focus: int = seat.focus
        self.era: int = state.era
        self.evacuation: int = seat.evacuation
        self.evacuated: int = seat.evacuated
        self.evacuations: int = state.evacuations
        self.seen: list[int] = []

    def is_of(self, state: State, seat: Seat) -> bool:
        """Lists are replaced where they change, so the same list has the same contents."""
        return (
            self.traits is seat.traits
            and self.breakthroughs is seat.breakthroughs
            and self.tired is seat.tired
            and self.busy is seat.busy
            and self.warp is seat.warp
            and self.hexes == seat.hexes
            and self.used == seat.used
            and self.stock == seat.stock
            and self.vp == seat.vp
            and self.paradoxes == seat.paradoxes
            and self.morale == seat.morale
            and self.travel == seat.travel
            and self.credit == seat.credit
            and self.active is seat.active
            and self.suits == seat.suits
            and self.locked == seat.locked
            and self.locked_hexes == seat.locked_hexes
            and self.covered_hexes == seat.covered_hexes
            and self.focus == seat.focus
            and self.era == state.era
            and self.evacuation == seat.evacuation
            and self.evacuated == seat.evacuated
            and self.evacuations == state.evacuations
        )


class SpacesSeen:
    """Who stands on the spaces of the Main board, and which have collapsed."""

    __slots__ = ("at", "capital", "guests", "seen")

    def __init__(self, state: State, seats: SeatMarks, table: TableMarks) -> None:
        self.at: list[int] = state.at[:]
        self.capital: list[tuple[int, ...]] = state.capital
        self.seen: list[int] = []
        self.guests: list[list[int]] = [[] for _ in state.seats]  # where those of each seat stand
        for place in range(len(state.at)):
            guest = state.at[place]
            self.seen.extend(table.spaces[place][0 if guest == 0 else 1 if guest > 0 else 2])
            tiles = state.capital[place]
            if tiles:
                if place < PRINTED_SPACES:
                    self.seen.append(f.CAPITAL + place)
                self.seen.extend(table.capital.get(tiles[len(tiles) - 1], NOTHING))
            if guest > 0:
                self.guests[guest - 1].extend(seats.guests[place])

    def is_of(self, state: State) -> bool:
        """Who stands where is changed in place, the list of tiles is replaced."""
        return self.capital is state.capital and self.at == state.at


class TilesSeen:
    """The tiles of a seat, its places used and locked, and its traits."""

    __slots__ = ("anomalies", "free", "locked", "seen", "spots", "traits", "used")

    def __init__(self, seat: Seat, marks: SeatMarks) -> None:
        self.spots: list[int] = seat.spots
        self.anomalies: list[int] = seat.anomalies
        self.traits: list[int] = seat.traits
        self.used: int = seat.used
        self.locked: int = seat.locked
        self.free: list[int] = [free_spot(seat, kind) for kind in range(TYPES)]  # for the next building
        self.seen: list[int] = []
        seen = self.seen
        for spot in range(SPOTS):
            code = seat.spots[spot]
            anomaly = seat.anomalies[spot]
            blocked = anomaly != 0
            if blocked and marks.anomalies:
                seen.extend(marks.anomalies[anomaly])
            if code == EMPTY:
                seen.append(f.SPOTS + (12 if blocked else 0) + spot)
                continue
            if code != CONTINUED:
                how = 2 if blocked else 1 if seat.used >> spot & 1 else 0
                seen.extend(marks.tiles[how][code])
            seen.append(f.SPOTS + (36 if blocked else 24) + spot)
        for place in range(len(marks.used)):
            if seat.used >> (SPOTS + place) & 1:
                seen.extend(marks.used[place])
        for place in range(len(marks.locked) if seat.locked else 0):
            if seat.locked >> place & 1:
                seen.extend(marks.locked[place])
        for trait in marks.trait_order:
            if seat.traits[trait]:
                seen.extend(marks.traits[trait])

    def is_of(self, seat: Seat) -> bool:
        return (
            self.spots is seat.spots
            and self.anomalies is seat.anomalies
            and self.traits is seat.traits
            and self.used == seat.used
            and self.locked == seat.locked
        )


class TimeSeen:
    """The Warp tiles of a seat, its Focus and its Breakthroughs."""

    __slots__ = ("breakthroughs", "era", "focus", "seen", "warp")

    def __init__(self, seat: Seat, now: int) -> None:
        self.warp: list[int] = seat.warp
        self.breakthroughs: list[int] = seat.breakthroughs
        self.focus: int = seat.focus
        self.era: int = now
        self.seen: list[int] = []
        seen = self.seen
        for tile in range(min(len(seat.warp), 16)):
            era = seat.warp[tile]
            if era:
                seen.append(f.WARP + tile * 5 + min(max(now - era, 0), 4))
        seen.append(f.FOCUS + min(max(now - seat.focus, 0), 7))
        for shape in range(SHAPES):
            total = 0
            for icon in range(ICONS):
                kind = shape * ICONS + icon
                have = seat.breakthroughs[kind]
                if have:
                    total += have
                    seen.append(f.IDEAS + kind)
                    if have > 1:
                        seen.append(f.IDEAS + 15 + kind)
            seen += IN_SHAPES[shape][min(total, 4)]

    def is_of(self, seat: Seat, now: int) -> bool:
        return (
            self.warp is seat.warp
            and self.breakthroughs is seat.breakthroughs
            and self.focus == seat.focus
            and self.era == now
        )


class OffersSeen:
    """What the stacks and the Timeline offer."""

    __slots__ = ("era", "piles", "seen", "superprojects", "tops")

    def __init__(self, state: State, marks: TableMarks) -> None:
        self.tops: list[int] = state.tops
        self.piles: list[list[int]] = state.piles
        self.superprojects: list[int] = state.superprojects
        self.era: int = state.era
        self.seen: list[int] = []
        for kind in range(TYPES):
            if state.tops[kind]:
                self.seen.extend(marks.tops[state.tops[kind]])
            if state.piles[kind]:
                self.seen.extend(marks.seconds[state.piles[kind][-1]])
        for number in range(len(marks.further_tops)):
            top, pile = state.tops[TYPES + number], state.piles[TYPES + number]
            if top:
                self.seen.extend(marks.further_tops[number][top])
            for piece in pile:
                self.seen.extend(marks.further_seconds[number][piece])
        for era in range(1, len(state.superprojects)):
            code = state.superprojects[era]
            if code > 0:
                when = 0 if era < state.era else 1 if era == state.era else 2
                self.seen.extend(marks.projects[when][code])

    def is_of(self, state: State) -> bool:
        return (
            self.tops is state.tops
            and self.piles is state.piles
            and self.superprojects is state.superprojects
            and self.era == state.era
        )


class PoolsSeen:
    """The pools of Workers and Resources, and what else lies open on the Main board."""

    __slots__ = ("endgame", "evacuations", "mine", "recruit", "recruit_card", "research", "seen", "slots")

    def __init__(self, state: State, marks: TableMarks) -> None:
        self.recruit: list[int] = state.recruit
        self.recruit_card: int = state.recruit_card
        self.mine: list[int] = state.mine
        self.evacuations: int = state.evacuations
        self.endgame: list[int] = state.endgame
        self.research: list[int] = state.research
        self.slots: list[int] = state.slots
        self.seen: list[int] = []
        seen = self.seen
        for worker in range(WORKERS):
            seen += RECRUITS[worker][min(state.recruit[worker], 4)]
        for number in range(len(marks.recruits)):
            seen += marks.recruits[number][min(state.recruit[WORKERS + number], 4)]
        seen.append(f.RECRUIT_CARD + min(max(state.recruit_card, -1), 22) + 1)
        for asset in range(4):
            seen += MINE[asset][min(state.mine[asset], 6)]
        seen += EVACUATIONS[min(state.evacuations, 4)]
        for card in state.endgame:
            seen.extend(marks.endgame[card])
        for kind in range(len(state.research)):
            if not state.research[kind]:
                seen.append(f.RESEARCH + kind)
        seen += SLOTS[min(len(state.slots), 8)]

    def is_of(self, state: State) -> bool:
        return (
            self.recruit is state.recruit
            and self.recruit_card == state.recruit_card
            and self.mine is state.mine
            and self.evacuations == state.evacuations
            and self.endgame is state.endgame
            and self.research is state.research
            and self.slots is state.slots
        )
