/** The table of the guided first game: always the same deal, with an easy player across. */

import type { NewTable } from '$lib/types';

/** This deal has Neutronium in the Mine and a plain Power Plant on offer: what the first two Eras teach. */
const SEED = 7;

export function guidedTable(): NewTable {
  return {
    seats: [{ kind: 'me' }, { kind: 'computer', level: 'easy' }],
    terms: {
      paths: ['harmony', 'dominance'],
      side: 'A',
      leaders: ['haulani', 'wolfe'],
      evacuation: ['A', 'A'],
      first: 1,
    },
    seed: SEED,
    start: true,
  };
}
