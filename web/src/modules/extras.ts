/** What the table draws itself, seat by seat and as a whole. */
const SEAT = new Set([
  'seat',
  'path',
  'leader',
  'evacuation',
  'evacuation_vp',
  'evacuated',
  'stock',
  'paradox_limit',
  'supply_cost',
  'active',
  'tired',
  'busy',
  'suits',
  'hexes',
  'covered_hexes',
  'spots',
  'used',
  'warp_left',
  'breakthroughs',
  'focus',
  'score',
  'secret',
  'hand',
  'hand_size',
  'chosen',
]);
const VIEW = new Set([
  'edition',
  'modules',
  'variants',
  'side',
  'era',
  'last_era',
  'impact_after',
  'impact',
  'over',
  'phase',
  'round',
  'asking',
  'pending',
  'deciders',
  'first_player',
  'next_first_player',
  'passed',
  'timeline',
  'main_board',
  'recruit_pool',
  'recruit_card',
  'mine_pool',
  'offers',
  'breakthroughs_left',
  'endgame',
  'standings',
  'evacuations',
  'seats',
]);

const nothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.values(value).every(nothing));

export function extras(of: object, kind: 'seat' | 'view'): [string, unknown][] {
  const known = kind === 'seat' ? SEAT : VIEW;
  // The names alone: Object.keys would look at every value, and so be woken by each of them.
  return Reflect.ownKeys(of)
    .filter((key): key is string => typeof key === 'string' && !known.has(key))
    .map((key): [string, unknown] => [key, of[key as keyof typeof of]])
    .filter(([, value]) => !nothing(value));
}
