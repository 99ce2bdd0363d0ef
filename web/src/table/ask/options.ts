/** The options of a decision as rows of the decision bar: one row a place, or an action with all its spaces. */

import type { Amounts, Message, Option } from '$lib/types';
import { sentence } from '$lib/words.svelte';
import { WORKERS } from '$pieces/icons';
import { CONTROLS, type TableModel } from '$table/model/model.svelte';
import { placeMessage, seatOf, spotIndex } from '$table/model/places';
import type { Entry } from '$table/model/rows';

export interface Space {
  place: string;
  /** What tells it from the action's other spaces: its number, its side, its resource. */
  detail: string;
  options: Option[];
}

export interface Row {
  key: string;
  title: string;
  options: Option[];
  /** The spaces of an action, each with its options. */
  spaces: Space[];
  /** The words alone say it: a decision without place. */
  wide: boolean;
  free: boolean;
}

/** Whether a row of the list takes its whole width. */
export function spans(row: Row): boolean {
  if (row.options.length === 1) return row.wide;
  return row.spaces.length === 1 ? row.title.length > 22 : row.spaces.length > 2;
}

/** In the order in which they are read: one that takes the whole width waits until the line before it is full. */
export function inLines(rows: Row[], columns: number): Row[] {
  const lines: Row[] = [];
  let waiting: Row[] = [];
  let column = 0;
  for (const row of rows) {
    if (spans(row)) {
      waiting.push(row);
    } else {
      lines.push(row);
      column = (column + 1) % columns;
    }
    if (column === 0) {
      lines.push(...waiting);
      waiting = [];
    }
  }
  return [...lines, ...waiting];
}

/** `whole` has the spaces of an action in one row; else each has its own. */
export function rowsOf(table: TableModel, whole = false): Row[] {
  if (table.warping) return [];
  const rows = new Map<string, Row>();
  for (const option of table.fitting) {
    if (CONTROLS.has(option.text)) continue;
    const placed = option.worker !== '' && option.place !== '';
    const [room, action = '', detail = ''] = option.place.split('/');
    const grouped = whole && placed && room === 'main' && detail !== '';
    const key = grouped
      ? `main/${action}`
      : placed
        ? `${option.place}${option.text.startsWith('anomaly ') ? '#' : ''}`
        : option.text;
    const row = rows.get(key);
    if (row) {
      row.options.push(option);
      const space = row.spaces.find((one) => one.place === option.place);
      if (space) space.options.push(option);
      else row.spaces.push({ place: option.place, detail, options: [option] });
    } else {
      const title = grouped
        ? sentence('action', { space: action })
        : placed
          ? placeTitle(table, option)
          : sentence(said(option));
      const wide = !placed && !option.place && title.length > 22;
      rows.set(key, {
        key,
        title,
        options: [option],
        spaces: [{ place: option.place, detail, options: [option] }],
        wide,
        free: table.isFree(option),
      });
    }
  }
  // An action with one space left is told by that space.
  for (const row of rows.values())
    if (row.spaces.length === 1 && row.spaces[0]?.options[0]?.worker)
      row.title = placeTitle(table, row.spaces[0].options[0]);
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
    const spot = table.view.seats[seat]?.spots[index];
    const row = table.rows.anomaly(spot?.anomaly_name) ?? (spot?.tile ? table.rows.tile(spot.tile) : undefined);
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

/** What stands on the card that an option names, where the name alone does not say it. */
export function telling(table: TableModel, option: Option): string[] {
  const { rows, prompt } = table;
  const cards: Readonly<Record<string, () => Entry | undefined>> = {
    'choose-leader': () => rows.leaders.get(option.text),
    'choose-evacuation': () => rows.evacuation(table.me?.path ?? null, option.text.replace(/^evacuation /, '')),
    'pick-asset-card': () => rows.entry('asset_cards', option.text),
    'choose-adventure': () => rows.entry('adventures', option.text),
    enlist: () => rows.entry('guardians', option.text),
    'take-anomaly': () => rows.anomaly(option.text),
  };
  return (cards[prompt]?.()?.lines ?? []).map((line) => sentence(line));
}

/** An option whose price is that of all; null where the Workers differ. */
export function sameFor(options: Option[]): Option | null {
  const [first, ...rest] = options;
  if (!first) return null;
  if (!options.some((option) => option.pays ?? option.gains)) return first; // not priced yet
  const price = (option: Option): string =>
    JSON.stringify(changes(option).filter(([what]) => !what.startsWith('active ')));
  return rest.every((option) => price(option) === price(first)) ? first : null;
}

/** The pictures that belong to the words of an option. */
export function iconsOf(message: Message | undefined): string[] {
  if (!message) return [];
  const { key, params } = message;
  const text = (name: string): string => {
    const value = params[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
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
