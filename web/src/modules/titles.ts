/** What a part of a view is called, and its sign. */

import { sentence, words } from '$lib/words.svelte';

export function titleOf(part: string, seat: number | null): string {
  const keys = [`ui-added-${seat === null ? 'view' : 'seat'}-${part}`, `module-${part}`];
  const known = keys.find((key) => words.knows(key));
  return known ? sentence(known) : sentence('ui-plain', { text: part.replaceAll('_', ' ') });
}

const SIGNS: Readonly<Record<string, string>> = {
  'view/doomsday': 'impact',
  'view/pioneers': 'u-board',
  'view/guardians': 'guardian',
  'seat/pioneers': 'exosuit',
  'seat/doomsday': 'lab',
  'seat/guardians': 'u-people',
};
export const signOf = (part: string, seat: number | null): string =>
  SIGNS[`${seat === null ? 'view' : 'seat'}/${part}`] ?? 'u-more';
