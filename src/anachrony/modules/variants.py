"""The optional rules of the Essential Edition: each changes rows or effects of the book."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from anachrony.modules.alternate_timeline import PlaceWarpsInOrder
from anachrony.modules.compatibility import MODULES
from anachrony.modules.drafts import DraftAssets, DraftEndgameCards
from anachrony.rules.book import Book
from anachrony.rules.module import Unsuitable, Variant
from anachrony.rules.phases.power_up import BeginPowerUp
from anachrony.rules.phases.setup import EachSeat, EndgameCards, StartingAssets
from anachrony.rules.phases.warp import RevealWarp


def fixed_paradox(book: Book) -> None:
    """One Paradox instead of every roll (Paradox phase, note)."""
    book.paradox_faces = (1,)


def covered_council(book: Book) -> None:
    """The right World Council space is covered, for two players (General setup 1)."""
    if book.players != 2:
        raise Unsuitable("covered_council is a variant for 2 players")
    book.closed.append(book.space("council/right"))


def simultaneous_power_up(book: Book) -> None:
    """Everyone powers up at once (Power up phase, note)."""
    book.era.instead(BeginPowerUp, BeginPowerUp(together=True))


def endgame_draft(book: Book) -> None:
    """Endgame Conditions are picked, not drawn."""
    book.setup.instead(EndgameCards, DraftEndgameCards())


def asset_draft(book: Book) -> None:
    """Starting assets are drafted, and with them the first turn."""
    book.first_is_drafted = True
    book.setup.instead(EachSeat(StartingAssets()), DraftAssets())


def alternate_timeline(book: Book) -> None:
    """The crimson side of the Timeline tiles."""
    book.timeline = [replace(tile, slots=tile.crimson) for tile in book.timeline]
    book.era.instead(RevealWarp, PlaceWarpsInOrder())


VARIANTS: Final[dict[str, Variant]] = {
    "fixed_paradox": Variant(fixed_paradox),
    "covered_council": Variant(covered_council),
    "simultaneous_power_up": Variant(simultaneous_power_up),
    "endgame_draft": Variant(endgame_draft, not_alone="a game alone has no Endgame Conditions to draft"),
    "asset_draft": Variant(
        asset_draft,
        not_alone="a bot drafts no starting assets, and it is First Player of the first Era",
    ),
    "alternate_timeline": Variant(alternate_timeline),
    **{name: variant for module in MODULES.values() for name, variant in module.variants_without.items()},
}
ALL_VARIANTS: Final[dict[str, Variant]] = {
    **VARIANTS,
    **{name: variant for module in MODULES.values() for name, variant in module.variants.items()},
}
