/** What can be counted about a seat from what everyone sees: for Endgame and Evacuation Conditions. */

import type { SeatView } from '$lib/types';
import type { Rows } from './rows';

const sum = (counts: Record<string, number> | undefined): number => Object.values(counts ?? {}).reduce((a, b) => a + b, 0);

const SINGULAR: Readonly<Record<string, string>> = {
  scientists: 'scientist', engineers: 'engineer', administrators: 'administrator', geniuses: 'genius',
  power_plants: 'power_plant', factories: 'factory', life_supports: 'life_support', labs: 'lab', superprojects: 'superproject',
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

const ENDGAME: Readonly<Record<string, { what: string; icon: string }>> = {
  'most workers': { what: 'workers', icon: 'worker' },
  'most water': { what: 'water', icon: 'water' },
  'most breakthroughs': { what: 'breakthroughs', icon: 'breakthrough' },
  'most occupied spots': { what: 'occupied_spots', icon: 'u-stack' },
  'highest morale': { what: 'morale', icon: 'morale' },
  'longest travel ranges': { what: 'travel_ranges', icon: 'focus' },
  'most superprojects': { what: 'superprojects', icon: 'superproject' },
  'most time travels': { what: 'travels', icon: 'travel' },
};

export function endgameIcon(name: string): string {
  return ENDGAME[name]?.icon ?? 'u-more';
}

/** Who leads in an Endgame Condition now; all who tie. */
export function leading(name: string, seats: SeatView[], rows: Rows): number[] {
  const what = ENDGAME[name]?.what;
  if (!what) return [];
  const counts = seats.map((seat) => measure(what, seat, rows) ?? 0);
  const most = Math.max(...counts);
  return most > 0 ? seats.filter((_, i) => counts[i] === most).map((seat) => seat.seat) : [];
}
