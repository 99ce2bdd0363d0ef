/** Small sums about a seat. */

import type { SeatView } from '$lib/types';

/** The points as they stand: the whole score sheet, without its own total. */
export function totalOf(seat: SeatView): number {
  const score = seat.score ?? {};
  if ('total' in score) return score['total'] ?? 0;
  const lines = Object.values(score);
  // A seat without a score sheet, such as a solo opponent's, has its tokens.
  return lines.length ? lines.reduce((sum, n) => sum + n, 0) : (seat.stock?.vp ?? 0);
}

/** Whether a seat has a Player board that can be drawn; a solo opponent may have none. */
export function hasBoard(seat: SeatView): boolean {
  return seat.path !== null && Array.isArray(seat.spots) && !!seat.stock && !!seat.active;
}
