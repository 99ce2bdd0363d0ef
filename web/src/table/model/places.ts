/** Places by their stable names, and the words for them. */

import type { Message } from '$lib/types';

/** The words for a place, as wording/moments.py makes them. */
export function placeMessage(place: string): Message {
  const [room = '', a = '', b = '', c = '', d = ''] = place.split('/');
  if (room === 'main')
    return b || !['construct', 'recruit', 'research', 'council', 'mine'].includes(a)
      ? { key: 'space', params: { space: a, detail: b } }
      : { key: 'action', params: { space: a } };
  if (room === 'seat' && b === 'spot') return { key: 'spot', params: { type: c, n: d } };
  if (room === 'seat' && (b === 'hex' || b === 'warp')) return { key: b, params: { [b]: c } };
  if (room === 'seat') return { key: 'own-place', params: { what: b } };
  if (room === 'offer') return { key: 'offer', params: { code: a } };
  if (room === 'timeline') return { key: 'timeline', params: { era: a, part: b ? 'superproject' : 'era' } };
  if (room === 'pool') return { key: 'pool', params: { pool: a, what: b } };
  return { key: 'die', params: { die: a } };
}

/** `seat/1/…` is seat 0. */
export function seatOf(place: string): number | null {
  const parts = place.split('/');
  return parts[0] === 'seat' ? Number(parts[1]) - 1 : null;
}

export function spotIndex(place: string): number | null {
  const parts = place.split('/');
  if (parts[0] !== 'seat' || parts[2] !== 'spot') return null;
  return ['power_plant', 'factory', 'life_support', 'lab'].indexOf(parts[3] ?? '') * 3 + Number(parts[4]) - 1;
}
