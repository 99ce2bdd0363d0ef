"""The Fractures of Time module: what it adds to a book, and what of it can be seen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from anachrony.modules.fractures.blink import Blink
from anachrony.modules.fractures.buildings import add_buildings
from anachrony.modules.fractures.components import ENDGAME_CARDS, add_rows, add_rules
from anachrony.modules.fractures.device import DeviceLine, DevicePlace
from anachrony.modules.fractures.devices import PLACES, devices_a, devices_b, keeping_all
from anachrony.modules.fractures.first_conditions import FIRST_CONDITIONS, first_conditions
from anachrony.modules.fractures.glitches import FirstGlitches, GlitchLine, glitch_rows, glitch_text
from anachrony.modules.fractures.rows import (
    BLINK_FROM_VALLEY,
    BLINK_GENIUS,
    BLINKED,
    BLOCKED,
    CORES,
    FIRST_FOCUS,
    FLUX,
    FLUX_REROLL,
    FLUX_ROLL_LESS,
    FRACTURES_RULEBOOK,
    IMPACT_AFTER,
    KEEPS_OPERATORS,
    OPERATOR_CREW,
    RECALL_LESS,
    SET_GLITCH,
    TAKEN,
    UPGRADES,
    VISIBLE,
    Fractures,
    timeline,
    with_operators,
)
from anachrony.modules.fractures.with_doomsday import add_doomsday_rows, join_timelines
from anachrony.modules.fractures.with_guardians import fractured_council
from anachrony.rules.effects.building import breakthrough_words
from anachrony.rules.effects.main_board import WorldCouncil
from anachrony.rules.hooks import Sight
from anachrony.rules.kinds import CORE, NO_TRAVEL
from anachrony.rules.module import Module, Variant
from anachrony.rules.phases.preparation import RevealSuperproject
from anachrony.rules.phases.setup import ChoosePath, EachSeat
from anachrony.rules.rows import TurnAction, WarpTile

if TYPE_CHECKING:
    from anachrony.modules.fractures.views import DeviceSpaceView, FracturesSeat
    from anachrony.rules.book import Book
    from anachrony.rules.rows import Path
    from anachrony.rules.state import State


def rows(book: Book) -> None:
    operator = book.new_worker(OPERATOR_CREW)
    flux = book.new_asset(FLUX)
    book.add_table(
        Fractures(
            list(devices_a(1 << operator)), list(devices_b(1 << operator)), operator=operator, flux=flux
        )
    )
    book.add(WarpTile(FLUX, FRACTURES_RULEBOOK, asset=flux))
    add_rows(book)
    add_doomsday_rows(book)


def rules(book: Book) -> None:
    book.timeline = timeline([tile.crimson for tile in book.timeline])
    book.impact_after = IMPACT_AFTER
    book.first_focus = FIRST_FOCUS
    book.setup.after(RevealSuperproject, RevealSuperproject(2))
    operator = book.table(Fractures).operator
    book.paths = [path if path.more else with_flux(path, operator) for path in book.paths]
    claim_pieces(book)
    add_device(book, book.table(Fractures))
    add_rules(book)
    add_blink(book)
    join_timelines(book)
    book.sights.append(FracturesSight("fractures"))


def claim_pieces(book: Book) -> None:
    """Where its pieces lie, what its rows name, and its dice."""
    book.claim_trait(NO_TRAVEL)
    printed = book.table(Fractures)
    table = book.put_table(
        replace(
            printed,
            devices_a=book.by_path(printed.devices_a),
            devices_b=book.by_path(printed.devices_b),
            leaving=book.new_list("blink leaves"),
            device=book.new_seat_list("device", 0, 0, 0),
            upgrades=book.new_seat_list("device upgrades"),
            glitches=book.new_seat_list("glitches"),
            flux_stream=book.new_stream("flux die", book.players),
            glitch_stream=book.new_stream("glitch die", book.players),
            roll_less=book.new_trait(FLUX_ROLL_LESS),
            reroll=book.new_trait(FLUX_REROLL),
            set_glitch=book.new_trait(SET_GLITCH),
            blink_from_valley=book.new_trait(BLINK_FROM_VALLEY),
            blink_genius=book.new_trait(BLINK_GENIUS),
            recall_less=book.new_trait(RECALL_LESS),
            keeps_operators=book.new_trait(KEEPS_OPERATORS),
            blinked=book.new_moment(BLINKED),
        )
    )
    book.holdings.append((table.glitches, glitch_rows()))


def add_device(book: Book, table: Fractures) -> None:
    """The Device's Worker spaces and Free Actions, the Glitches from the start, and what they score."""
    for name in PLACES:
        uses = [[device.uses.get(name) for device in side] for side in table.devices]
        kept = [[keeping_all(use) for use in side] for side in uses]
        book.new_place(DevicePlace(name, uses, kept))
    book.setup.after(EachSeat(ChoosePath()), EachSeat(FirstGlitches()))
    book.score_lines += [DeviceLine("fracture_device"), GlitchLine("glitches")]


def add_blink(book: Book) -> None:
    """A turn may be a Blink."""
    book.turn_actions.append(TurnAction("blink", Blink(), FRACTURES_RULEBOOK))
    for space in book.spaces:
        council = space.then[0]
        if isinstance(council, WorldCouncil):
            book.put(replace(space, then=(fractured_council(council), *space.then[1:])))
    actions = tuple(space.name.partition("/")[0] for space in book.spaces)
    book.put_table(replace(book.table(Fractures), actions=actions))


def with_flux(path: Path, operator: int) -> Path:
    """A Path whose board was printed before: an Energy Core less, a Flux Core and a Tired Operator more."""
    start = tuple(n - (asset == CORE) for asset, n in enumerate(path.start))
    return replace(path, start=start, tired=with_operators(path.tired, operator, 1), more=((FLUX, 1),))


class FracturesSight(Sight):
    """At a seat its Device and its Glitches. All of it is open."""

    __slots__ = ()

    def seat(self, state: State, index: int, own: bool) -> FracturesSeat | None:
        table = state.rules.table(Fractures)
        seat = state.seats[index]
        if seat.board is None:
            return None
        row = table.device_of(state, seat)
        device = seat.beside[table.device]
        shown = VISIBLE + len(seat.beside[table.upgrades])
        spaces: list[DeviceSpaceView] = []
        for space in range(VISIBLE + UPGRADES):
            holds = (
                "core" if device[CORES] >> space & 1 else "glitch" if device[BLOCKED] >> space & 1 else None
            )
            spaces.append(
                {
                    "covered": space >= shown,
                    "holds": holds,
                    "vp": row.vp[space - VISIBLE] if space >= VISIBLE else 0,
                    "reward": space + 1 in row.rewards and not device[TAKEN] >> space & 1,
                    "extra": row.extra[space + 1].words() if space + 1 in row.extra else "",
                }
            )
        return {
            "spaces": spaces,
            "upgrades": [breakthrough_words(kind) for kind in seat.beside[table.upgrades]],
            "glitches": [glitch_text(state, index, glitch) for glitch in seat.beside[table.glitches]],
            "markers_left": table.markers_left(seat),
        }


def both_conditions(book: Book) -> None:
    """The first-game arrangement of Endgame Conditions (F7)."""
    first_conditions(book, tuple(name for _, name in ENDGAME_CARDS))


FRACTURES: Final = Module(
    "fractures",
    rows,
    rules,
    variants={FIRST_CONDITIONS: Variant(both_conditions, not_alone="a game alone has no Endgame Conditions")},
    variants_without={"more_buildings": Variant(add_buildings)},
    undescribed_with=("doomsday", "guardians"),
)
