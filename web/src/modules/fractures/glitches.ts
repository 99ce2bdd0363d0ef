/** Where the Glitches of a seat lie, by the words of a view: "hex top_left", "building 211", "condition most water". */

import type { SeatView } from '$lib/types';

type Place = 'travel track' | 'paradox track' | 'building' | 'device' | 'hex' | 'condition';

/** How many lie there: on a track, or on one of the buildings, hexes or conditions by its name. */
export function glitchesAt(seat: SeatView, place: Place, name = ''): number {
  const wanted = name ? `${place} ${name}` : place;
  return seat.parts.fractures?.glitches.filter((one) => one === wanted).length ?? 0;
}
