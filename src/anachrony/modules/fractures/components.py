"""The tiles, cards and spaces of the module, and what of them can be seen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from anachrony.modules.fractures.borrowed_leaders import (
    BorrowLeaders,
    CalledLeaderPlace,
    CallLeader,
    DismissLeaders,
    ability,
)
from anachrony.modules.fractures.buildings import add_all_buildings
from anachrony.modules.fractures.capital_tiles import UPPER_TILES, LayUpperTiles
from anachrony.modules.fractures.covert import covert_points
from anachrony.modules.fractures.leaders import THIRD_LEADERS
from anachrony.modules.fractures.measures import FLUX_ON_DEVICE, TECHNOLOGIES_HELD
from anachrony.modules.fractures.rows import FLUX, FRACTURES_RULEBOOK, OPERATOR, Fractures, with_operators
from anachrony.modules.fractures.superprojects import PROJECTS, RevealOfBoth, RewardForTheLast
from anachrony.modules.fractures.technologies import TECHNOLOGIES
from anachrony.modules.fractures.unity import unity
from anachrony.modules.fractures.valley import (
    ASSIMILATE,
    CLOSED_FOR_TWO,
    EXTRACT,
    FillValley,
    slots,
    valley_spaces,
)
from anachrony.modules.fractures.valley_rows import (
    ARCHIVE_VP,
    BORROWS_LEADERS,
    EXTRACTED,
    OPERATOR_BONUS,
    TECHNOLOGY_LESS,
    Valley,
)
from anachrony.modules.fractures.with_pioneers import add_board, add_early_upgrades
from anachrony.rules.effects.assets import Gain, GainAsset
from anachrony.rules.effects.flow import BeginPhase
from anachrony.rules.effects.stacks import ShiftStack
from anachrony.rules.effects.workers import GainCrew
from anachrony.rules.hooks import OwnPlace, ScoreLine, Sight
from anachrony.rules.kinds import BUILT, GOLD, PARADOX_PHASE, TITANIUM, TYPES, URANIUM, WATER
from anachrony.rules.measures import measure
from anachrony.rules.phases.clean_up import CheckEnd, Impact
from anachrony.rules.phases.preparation import FillRecruitPool, RevealSuperproject
from anachrony.rules.phases.setup import ChooseLeader, EachSeat, FillStacks
from anachrony.rules.rows import HOUSE, AssetCard, EndgameCard, Kit
from anachrony.rules.sight import stack_view

if TYPE_CHECKING:
    from anachrony.modules.fractures.valley_rows import ValleyAction
    from anachrony.modules.fractures.valley_views import ValleySeat, ValleyTable
    from anachrony.rules.book import Book
    from anachrony.rules.rows import Use
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State


# In an asset draft: the kit replaces what the Path boards show, that of Unity too (F8, F114). No source gives
# the cards.
KIT: Final = Kit(
    FRACTURES_RULEBOOK,
    start=(0, 0, 0, 0, 2, 1),
    active=(2, 1, 0, 0),
    tired=(0, 0, 0, 0),
    more=((FLUX, 1),),
)
_OPERATOR: Final = GainCrew(OPERATOR, tired=True)
ASSET_CARDS: Final = (
    AssetCard(17, (_OPERATOR, Gain(WATER, 2)), HOUSE),
    AssetCard(18, (GainAsset(FLUX, 2), Gain(TITANIUM, 1)), HOUSE),
    AssetCard(19, (GainAsset(FLUX, 1), Gain(URANIUM, 1), Gain(GOLD, 1)), HOUSE),
    AssetCard(20, (_OPERATOR, GainAsset(FLUX, 1)), HOUSE),
)
ENDGAME_CARDS: Final = (
    (TECHNOLOGIES_HELD, "most technologies"),
    (FLUX_ON_DEVICE, "most flux on the device"),
)


def add_rows(book: Book) -> None:
    for path in book.paths:
        book.put(replace(path, leaders=(*path.leaders, THIRD_LEADERS[path.name])))
    book.add(unity(book))
    add_all_buildings(book)
    for card in ASSET_CARDS:
        book.add(card)
    operator = book.table(Fractures).operator
    book.kit = replace(KIT, tired=with_operators(KIT.tired, operator, 1))
    add_board(book)
    for tile in PROJECTS:
        book.add(tile)
    for capital_tile in UPPER_TILES:
        book.add(capital_tile)
    for space in valley_spaces(book.players):
        book.add(space)
    actions = [ASSIMILATE, EXTRACT]
    book.add_table(
        Valley(list(TECHNOLOGIES), actions, slots=slots(book.players), upper_tiles=list(UPPER_TILES))
    )


def add_rules(book: Book) -> None:
    claim_pieces(book)
    table = book.table(Valley)
    book.put_table(replace(book.table(Fractures), archive_vp=table.archive_vp))
    if book.players == 2:
        book.closed.append(book.space(CLOSED_FOR_TWO))
    book.holdings.append((table.held, [*table.technologies]))
    for number, row in enumerate(table.technologies):
        if row.use is not None or row.free is not None:
            book.new_place(TechnologyPlace(row.name.replace(" ", "_"), number))
    for what, name in ENDGAME_CARDS:
        number = len(book.endgame_cards) + 1
        book.endgame_cards.append(EndgameCard(number, what, FRACTURES_RULEBOOK, name))
    add_borrowing(book, table)
    add_early_upgrades(book)
    book.score_lines.append(TechnologyPoints("technologies"))
    book.triggers.append((BUILT, RewardForTheLast()))
    book.setup.after(FillStacks, *(ShiftStack(number) for number in (*range(TYPES), table.stack)))
    book.setup.instead(RevealSuperproject(1), RevealOfBoth(1))
    book.setup.instead(RevealSuperproject(2), RevealOfBoth(2))
    book.era.instead(RevealSuperproject, RevealOfBoth())
    book.era.after(FillRecruitPool, FillValley())
    book.impact.before(Impact, LayUpperTiles())
    book.sights.append(ValleySight("valley"))


def claim_pieces(book: Book) -> None:
    """Where the pieces of the Valley lie, and what its rows name."""
    printed = book.table(Valley)
    upper_tiles = [tile for tile in book.capital_tiles if tile.upper]
    book.put_table(
        replace(
            printed,
            upper_tiles=upper_tiles,
            spaces=tuple(tuple(_spaces_of(book, action)) for action in printed.actions),
            stack=book.new_stack("technologies", {row.code: row.name for row in printed.technologies}),
            upper_bag=book.new_bag("upper capital tiles", len(upper_tiles)),
            upper_stream=book.new_stream("upper capital tiles laid"),
            operators=book.new_list("valley operators", printed.slots),
            held=book.new_seat_list("technologies held"),
            covert=book.new_seat_list("covert conditions"),
            borrowed=book.new_seat_list("borrowed leaders"),
            called=book.new_seat_list("called leader"),
            leader_stream=book.new_stream("borrowed leaders drawn"),
            technology_less=book.new_trait(TECHNOLOGY_LESS),
            operator_bonus=book.new_trait(OPERATOR_BONUS),
            archive_vp=book.new_trait(ARCHIVE_VP),
            borrows_leaders=book.new_trait(BORROWS_LEADERS),
            extracted=book.new_moment(EXTRACTED),
        )
    )


def _spaces_of(book: Book, action: ValleyAction) -> list[int]:
    return [number for number, space in enumerate(book.spaces) if space.name.startswith(f"{action.name}/")]


def add_borrowing(book: Book, table: Valley) -> None:
    """Leaders of other Paths, called before the Paradox phase and gone after Clean up."""
    leaders = [leader for path in book.paths for leader in path.leaders]
    book.holdings.append((table.called, [ability(leader) for leader in leaders]))
    book.new_place(CalledLeaderPlace())
    book.setup.after(EachSeat(ChooseLeader()), EachSeat(BorrowLeaders()))
    book.era.before(BeginPhase(PARADOX_PHASE), EachSeat(CallLeader()))
    book.era.before(CheckEnd, DismissLeaders())


class TechnologyPlace(OwnPlace):
    """The Worker space or Free Action of a Technology, for whoever has it."""

    __slots__ = ("number",)

    def __init__(self, name: str, number: int) -> None:
        super().__init__(name, FRACTURES_RULEBOOK)
        self.number = number

    def may_admit(self, rules: Ruleset, seat: Seat) -> bool:
        table = rules.table(Valley)
        return self.number in seat.beside[table.held] and table.technologies[self.number].use is not None

    def may_be_free(self, rules: Ruleset, seat: Seat) -> bool:
        table = rules.table(Valley)
        return self.number in seat.beside[table.held] and table.technologies[self.number].free is not None

    def worker_use(self, state: State, seat: Seat) -> Use | None:
        table = state.rules.table(Valley)
        return table.technologies[self.number].use if self.number in seat.beside[table.held] else None

    def free_use(self, state: State, seat: Seat) -> Use | None:
        table = state.rules.table(Valley)
        return table.technologies[self.number].free if self.number in seat.beside[table.held] else None


class TechnologyPoints(ScoreLine):
    """Their printed VP, what some count in the end, and more for each where a tile says so (F90)."""

    __slots__ = ()

    def points(self, state: State, index: int) -> int:
        table = state.rules.table(Valley)
        seat = state.seats[index]
        total = covert_points(state, index)
        for number in seat.beside[table.held]:
            total += table.technologies[number].vp + seat.traits[table.archive_vp]
            ending = table.technologies[number].ending
            if ending is not None:
                total += min(measure(state, seat, ending.what) // ending.each, ending.most)
        return total


class ValleySight(Sight):
    """Operators on the slots and both piles of Technologies; at a seat its cards. All of it is open."""

    __slots__ = ()

    def table(self, state: State) -> ValleyTable:
        table = state.rules.table(Valley)
        return {
            "operators": state.beside[table.operators][0],
            "slots": table.slots,
            "technologies": stack_view(state, table.stack),
        }

    def seat(self, state: State, index: int, own: bool) -> ValleySeat:
        table = state.rules.table(Valley)
        seat = state.seats[index]
        return {
            "technologies": [table.technologies[number].name for number in seat.beside[table.held]],
            "conditions": [state.rules.endgame_cards[card].name for card in seat.beside[table.covert]],
            "borrowed": [state.rules.leaders[leader].name for leader in seat.beside[table.borrowed]],
            "called": [state.rules.leaders[leader].name for leader in seat.beside[table.called]],
        }
