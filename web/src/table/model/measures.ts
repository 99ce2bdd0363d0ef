/** What can be counted about a seat from what everyone sees: for Endgame and Evacuation Conditions. */

import type { SeatView } from '$lib/types';
import type { Rows } from './rows';

const sum = (counts: Record<string, number> | undefined): number =>
  Object.values(counts ?? {}).reduce((a, b) => a + b, 0);

const SINGULAR: Readonly<Record<string, string>> = {
  scientists: 'scientist',
  engineers: 'engineer',
  administrators: 'administrator',
  geniuses: 'genius',
  power_plants: 'power_plant',
  factories: 'factory',
  life_supports: 'life_support',
  labs: 'lab',
  superprojects: 'superproject',
};

/** Undefined where the view does not say. */
export function measure(what: string, seat: SeatView, rows: Rows): number | undefined {
  const word = SINGULAR[what] ?? what;
  if (word in (seat.stock ?? {})) return seat.stock[word as keyof typeof seat.stock];
  if (word in (seat.active ?? {})) {
    const type = word as keyof typeof seat.active;
    return seat.active[type] + seat.tired[type] + seat.busy.filter((busy) => busy.worker === word).length;
  }
  const tiles = (seat.spots ?? []).map((spot) => (spot.tile ? rows.tile(spot.tile)?.type : undefined));
  switch (word) {
    case 'travels':
      return seat.stock?.travel;
    case 'workers':
      return sum(seat.active) + sum(seat.tired) + (seat.busy ?? []).length;
    case 'breakthroughs':
      return sum(seat.breakthroughs);
    case 'occupied_spots':
      return (seat.spots ?? []).filter((spot) => spot.tile || spot.continued || spot.anomaly).length;
    case 'buildings':
      return tiles.filter((type) => type && type !== 'superproject').length;
    case 'anomalies':
      return (seat.spots ?? []).filter((spot) => spot.anomaly).length;
    case 'power_plant':
    case 'factory':
    case 'life_support':
    case 'lab':
    case 'superproject':
      return tiles.filter((type) => type === word).length;
    default:
      return undefined;
  }
}

/** What a seat's Evacuation needs and how much of that it has; undefined before the side of its board is chosen. */
export function evacuationOf(seat: SeatView, rows: Rows): { what: string; needs: number; have: number } | undefined {
  const card = rows.evacuation(seat.path, seat.evacuation);
  if (!card) return undefined;
  const { what, n } = card.needs;
  return { what, needs: n, have: Math.min(n, measure(what, seat, rows) ?? 0) };
}

const ENDGAME: Readonly<Record<string, string>> = {
  'most workers': 'worker',
  'most water': 'water',
  'most breakthroughs': 'breakthrough',
  'most occupied spots': 'u-stack',
  'highest morale': 'morale',
  'longest travel ranges': 'focus',
  'most superprojects': 'superproject',
  'most time travels': 'travel',
  'most guardians': 'guardian',
  'most experiments': 'lab',
  'most adventures': 'u-die',
};

export function endgameIcon(name: string): string {
  return ENDGAME[name] ?? 'u-more';
}

/** The seats of which nobody has more; a tie at zero counts too (ruling 104). */
export function leading(standing: number[]): number[] {
  const most = Math.max(...standing);
  return standing.flatMap((n, seat) => (n === most ? [seat] : []));
}
