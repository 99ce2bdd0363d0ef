/** Small sums about seats. */

import type { SeatView } from '$lib/types';

/** What is judged at the end only. Before that everybody leads who ties, at the start even with nothing (ruling 104). */
export const OPEN = 'endgame_conditions';

/** The points: the whole score sheet when the game is over, and until then what would not be judged anew at the end. */
export function totalOf(seat: SeatView, over: boolean): number {
  const lines = Object.entries(seat.score ?? {})
    .filter(([line]) => line !== 'total' && (over || line !== OPEN))
    .map(([, n]) => n);
  // A seat without a score sheet, such as a solo opponent's, has its tokens.
  return lines.length ? lines.reduce((sum, n) => sum + n, 0) : (seat.stock?.vp ?? 0);
}

/** Whether a seat has a Player board that can be drawn; a solo opponent may have none. */
export function hasBoard(seat: SeatView): boolean {
  return seat.path !== null && Array.isArray(seat.spots) && !!seat.stock && !!seat.active;
}

/** The seats of which nobody has more; a tie at zero counts too (ruling 104). */
export function leading(standing: number[]): number[] {
  const most = Math.max(...standing);
  return standing.flatMap((n, seat) => (n === most ? [seat] : []));
}
