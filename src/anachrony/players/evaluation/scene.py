"""What most features of a seat depend on: as long as it is the same, so are they."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from anachrony.players.evaluation.holdings import Belongings
    from anachrony.players.evaluation.past import Past
    from anachrony.players.evaluation.prospects import Prospects
    from anachrony.rules.state import Seat, State


class Scene:
    """Of one seat; the Era is the past's."""

    __slots__ = (
        "evacuated",
        "evacuation",
        "evacuations",
        "focus",
        "impact",
        "left",
        "now",
        "offers",
        "own",
        "past",
    )

    def __init__(
        self,
        state: State,
        seat: Seat,
        own: Belongings,
        past: Past,
        offers: Prospects | None,
        left: float,
        now: bool,
    ) -> None:
        self.own: Belongings = own
        self.past: Past = past
        self.offers: Prospects | None = offers
        self.left: float = left  # Eras
        self.now: bool = now  # whether the seat may still act this Era
        self.focus: int = seat.focus
        self.evacuation: int = seat.evacuation
        self.evacuated: int = seat.evacuated
        self.evacuations: int = state.evacuations
        self.impact: bool = state.impact

    def is_of(
        self,
        state: State,
        seat: Seat,
        own: Belongings,
        past: Past,
        offers: Prospects | None,
        left: float,
        now: bool,
    ) -> bool:
        return (
            self.own is own
            and self.past is past
            and self.offers is offers
            and self.left == left
            and self.now == now
            and self.focus == seat.focus
            and self.evacuation == seat.evacuation
            and self.evacuated == seat.evacuated
            and self.evacuations == state.evacuations
            and self.impact == state.impact
        )
