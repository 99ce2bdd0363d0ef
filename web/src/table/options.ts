/** The options of a decision as rows of the decision bar: one row a place, its Workers beside each other. */

import type { Amounts, Message, Option } from '$lib/types';
import { sentence } from '$lib/words.svelte';
import { WORKERS } from '$pieces/icons';
import type { TableModel } from './model.svelte';
import { placeMessage, seatOf, spotIndex } from './places';

export interface Row {
  key: string;
  title: string;
  options: Option[];
  /** The words alone say it: a decision without place. */
  wide: boolean;
  free: boolean;
}

const CONTROLS = new Set(['pass', 'end turn']);

export function rowsOf(table: TableModel): Row[] {
  if (table.warping) return [];
  const rows = new Map<string, Row>();
  for (const option of table.fitting) {
    if (CONTROLS.has(option.text)) continue;
    const placed = option.worker !== '' && option.place !== '';
    const key = placed ? `${option.place}${option.text.startsWith('anomaly ') ? '#' : ''}` : option.text;
    const row = rows.get(key);
    if (row) row.options.push(option);
    else {
      const title = placed ? placeTitle(table, option) : sentence(said(option));
      rows.set(key, { key, title, options: [option], wide: !placed && !option.place && title.length > 22, free: table.isFree(option) });
    }
  }
  return [...rows.values()];
}

/** A Free Action is told by what it is; that it is free is seen. */
function said(option: Option): Message | string {
  const what = option.message?.key === 'option-free' ? option.message.params['what'] : undefined;
  return typeof what === 'object' && !Array.isArray(what) ? what : (option.message ?? option.text);
}

/** What stands at a place: the tile on a spot, or the space's own name. */
export function placeTitle(table: TableModel, option: Option): string {
  const index = spotIndex(option.place);
  const seat = seatOf(option.place);
  if (index !== null && seat !== null) {
    const tile = table.view.seats[seat]?.spots[index]?.tile;
    const row = tile ? table.rows.tile(tile) : undefined;
    if (option.text.startsWith('anomaly ')) return sentence('ui-seal');
    if (row) return sentence(row.name);
  }
  return sentence(placeMessage(option.place));
}

/** What an option changes, without the Worker and the Exosuit that it places anyway. */
export function changes(option: Option): [string, number][] {
  const net: Amounts = {};
  for (const [what, n] of Object.entries(option.pays ?? {})) net[what] = (net[what] ?? 0) - n;
  for (const [what, n] of Object.entries(option.gains ?? {})) net[what] = (net[what] ?? 0) + n;
  if (option.worker) {
    const active = `active ${option.worker}`;
    if (net[active] !== undefined) net[active] += 1;
    if (option.place.startsWith('main/') && net['exosuit'] !== undefined) net['exosuit'] += 1;
  }
  // Whoever was Tired and is Active now has woken up: one number says it.
  let woken = 0;
  for (const worker of WORKERS) {
    const up = Math.min(-(net[`tired ${worker}`] ?? 0), net[`active ${worker}`] ?? 0);
    if (up <= 0) continue;
    woken += up;
    net[`tired ${worker}`] = (net[`tired ${worker}`] ?? 0) + up;
    net[`active ${worker}`] = (net[`active ${worker}`] ?? 0) - up;
  }
  if (woken) net['wake'] = woken;
  return Object.entries(net).filter(([, n]) => n !== 0);
}

/** The pictures that belong to the words of an option. */
export function iconsOf(message: Message | undefined): string[] {
  if (!message) return [];
  const { key, params } = message;
  const text = (name: string): string => String(params[name] ?? '');
  switch (key) {
    case 'asset':
    case 'amount':
    case 'option-less':
      return [text('what')];
    case 'worker':
    case 'amount-active':
    case 'amount-tired':
      return [text('worker')];
    case 'breakthrough':
      return [`${text('shape')} ${text('icon')}`];
    case 'face':
    case 'option-set-die':
      return [text('face')];
    case 'warp':
    case 'option-return-warp':
    case 'option-retrieve-warp':
    case 'option-warp-first':
      return [text('warp')];
    case 'building':
      return [text('type')];
    case 'action':
      return [text('space') === 'research' ? 'u-die' : text('space') === 'recruit' ? 'worker' : 'superproject'];
    default:
      return [];
  }
}
