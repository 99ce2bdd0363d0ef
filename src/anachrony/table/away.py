"""People who are away: while they are, their clocks stand where turns take days."""

from __future__ import annotations

from collections.abc import Sequence

from anachrony.table import clocks
from anachrony.table.rows import SeatRow, TableRow


class Away:
    """Who is away; nobody, where no feature says otherwise."""

    def paused(self, account: str | None, since: float, now: float) -> float:
        """For how long between two moments of play time a person was away."""
        return 0.0

    def until(self, account: str | None) -> float | None:
        """When somebody comes back who is away now, by the calendar."""
        return None

    def paused_clocks(self, row: TableRow, seats: Sequence[SeatRow], now: float) -> list[float]:
        """For how long the clock of each seat, where it runs, has stood."""
        if not clocks.waits_for_vacations(row.clock):
            return [0.0] * len(row.clocks)
        since = [now if one["since"] is None else one["since"] for one in row.clocks]
        return [self.paused(seats[seat].account, start, now) for seat, start in enumerate(since)]

    def until_by_seat(self, seats: Sequence[SeatRow]) -> list[float | None]:
        """When each seat's player comes back; None where they are not away."""
        return [self.until(seat.account) for seat in seats]
