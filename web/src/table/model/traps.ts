/** Moves that are allowed and hardly ever meant: they are warned of, not forbidden. */

import type { Option } from '$lib/types';
import type { TableModel } from './model.svelte';

const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, n) => all + n, 0);

/** The key of a warning that is to be answered first; empty where there is nothing to warn of. */
export function warning(table: TableModel, option: Option): string {
  const suitless = table.prompt === 'power-up' && option.text === 'done' && table.me?.hexes.length === 0;
  return suitless && table.options.length > 1 ? 'ui-sure-no-suits' : '';
}

/** Why a lit place would do nothing useful now, as a key; empty where it would. */
export function vain(table: TableModel, place: string): string {
  if (place.endsWith('/force_workers')) return table.me && sum(table.me.tired) === 0 ? 'ui-vain-force' : '';
  if (!place.startsWith('main/council/')) return '';
  // The Council takes a Capital Action whose spaces are all taken.
  const taken = new Map<string, boolean>();
  for (const space of table.view.main_board) {
    const action = space.place.split('/')[1] ?? '';
    if (!['construct', 'recruit', 'research'].includes(action)) continue;
    taken.set(action, (taken.get(action) ?? true) && (space.guests.length > 0 || space.unavailable));
  }
  return [...taken.values()].some(Boolean) ? '' : 'ui-vain-council';
}
