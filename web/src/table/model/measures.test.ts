import { describe, expect, it } from 'vitest';
import type { SeatView } from '$lib/types';
import { leading, measure } from './measures';
import { Rows } from './rows';

const name = { key: 'building', params: {} };
const rows = new Rows({
  tiles: [
    { id: '303', kind: 'life_support', vp: 1, name, text: [] },
    { id: 'exocrawler', kind: 'superproject', vp: 6, name, text: [] },
  ],
  spaces: [],
  own_actions: [],
  capital_tiles: [],
  paths: [],
  leaders: [],
  endgame_cards: [],
  warp_tiles: [],
});
const spot = (tile: string | null, more: object = {}): object => ({
  tile,
  continued: false,
  anomaly: false,
  used: false,
  ...more,
});
const seat = (index: number, more: object = {}): SeatView =>
  ({
    seat: index,
    stock: { water: 4, morale: 3, travel: 1 },
    active: { scientist: 1, genius: 0 },
    tired: { scientist: 1, genius: 0 },
    busy: [{ worker: 'scientist', place: 'main/purify', fate: 'tired' }],
    breakthroughs: {},
    spots: [
      spot('303'),
      spot('exocrawler'),
      spot(null, { continued: true }),
      spot(null, { anomaly: true }),
      spot(null),
    ],
    ...more,
  }) as unknown as SeatView;

describe('what can be counted', () => {
  it.each([
    ['workers', 3],
    ['scientists', 3],
    ['water', 4],
    ['travels', 1],
    ['occupied_spots', 4],
    ['buildings', 1],
    ['life_supports', 1],
    ['superprojects', 1],
    ['anomalies', 1],
    ['breakthroughs', 0],
  ])('%s', (what, n) => {
    expect(measure(what, seat(0), rows)).toBe(n);
  });

  it('is unknown where the view does not say', () => {
    expect(measure('travel_ranges', seat(0), rows)).toBeUndefined();
  });
});

describe('who leads', () => {
  it('is everyone who has most, and all where nobody has any', () => {
    expect(leading([4, 9, 3])).toEqual([1]);
    expect(leading([2, 1, 2])).toEqual([0, 2]);
    expect(leading([0, 0])).toEqual([0, 1]);
  });
});
