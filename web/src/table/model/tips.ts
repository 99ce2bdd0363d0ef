/** What a tooltip says about a piece: its name, its own text from the effect that runs, its numbers. */

import type { Amounts, Message } from '$lib/types';
import { say, sentence, words } from '$lib/words.svelte';
import { deviceRow, technologyRow } from '$modules/fractures/rows';
import { plain, signed } from '$pieces/icons';
import type { TableModel } from './model.svelte';
import { OPEN, totalOf } from './people';
import { placeMessage } from './places';
import type { Entry } from './rows';

export interface Tip {
  title: string;
  icon: string;
  aside: string;
  lines: string[];
  /** A price below the text, or several of which one is paid. */
  costs: Amounts[];
  costTitle: string;
  /** Name and number, for a sheet. */
  table: [string, string][];
  /** Where the codex tells more. */
  codex: string;
}

type Maker = (table: TableModel, rest: string[]) => Partial<Tip> | null;

const told = (lines: Message[]): string[] => lines.map((line) => sentence(line));

function ofEntry(entry: Entry | undefined, icon: string): Partial<Tip> | null {
  return entry ? { title: sentence(entry.name), icon, lines: told(entry.lines), codex: entry.id } : null;
}

/** Words of our own for what no codex entry tells. */
function plainTip(
  key: string,
  title: string,
  icon: string,
  params: Record<string, number | string> = {},
): Partial<Tip> {
  const about = `ui-tip-${key}`;
  return { title, icon, lines: words.knows(about) ? [say(about, params)] : [] };
}

const MAKERS: Readonly<Record<string, Maker>> = {
  tile(table, [id = '']) {
    const row = table.rows.tile(id);
    if (!row) return null;
    const cost = {
      ...row.cost,
      ...(row.worker ? { [row.worker]: 1 } : {}),
      ...(row.breakthrough ? { [row.breakthrough]: 1 } : {}),
    };
    return {
      ...ofEntry(row, row.type),
      aside: say('amount', { what: 'vp', n: row.vp }),
      costs: [cost],
      costTitle: Object.keys(cost).length ? say('ui-costs') : '',
    };
  },
  space(table, [place = '']) {
    const seen = table.view.main_board.find((space) => space.place === place);
    const capital = seen?.capital_tile ? table.rows.capitals.get(seen.capital_tile) : undefined;
    const tip = ofEntry(table.rows.spaces.get(place), 'u-board') ?? { title: sentence(placeMessage(place)), lines: [] };
    if (capital) tip.lines = told(capital.lines);
    const [, action, detail = ''] = place.split('/');
    if (action === 'mine' && table.view.mine_cubes?.[detail] === 0)
      tip.lines = [...(tip.lines ?? []), sentence('no-cube')];
    if (seen)
      tip.table = seen.guests.map((guest) => [table.nameOf(guest.seat), sentence('worker', { worker: guest.worker })]);
    return tip;
  },
  era(table, [era = '']) {
    const seen = table.view.timeline.find((one) => String(one.era) === era);
    if (!seen) return null;
    const rows: [string, string][] = seen.warp.map((tile) => [
      table.nameOf(tile.seat),
      say('warp', { warp: tile.tile }),
    ]);
    for (const seat of seen.focus) rows.push([table.nameOf(seat), say('ui-focus')]);
    return { ...plainTip('era', say('ui-era', { n: Number(era) }), 'u-timeline'), table: rows };
  },
  warp: (table, [tile = '']) => ofEntry(table.rows.warps.get(tile), 'warp'),
  focus: (table, [seat = '0']) => plainTip('focus', say('ui-focus-of', { who: table.nameOf(Number(seat)) }), 'focus'),
  symbol: (_, [symbol = '']) =>
    plainTip(`symbol-${symbol}`, sentence(`name-${symbol.replaceAll('_', '-')}`), 'u-timeline'),
  endgame(table, [name = '']) {
    const standing = table.view.standings[table.view.endgame.indexOf(name)] ?? [];
    return {
      ...ofEntry(table.rows.endgame.get(name), 'vp'),
      table: standing.map((n, seat): [string, string] => [table.nameOf(seat), String(n)]),
    };
  },
  impact: () => plainTip('impact', say('ui-impact'), 'impact'),
  pool(table, [rest = '']) {
    const [kind = '', what = ''] = rest.split('/');
    const counts = (kind === 'recruit' ? table.view.recruit_pool : table.view.mine_pool) as Amounts;
    const title = kind === 'recruit' ? sentence('worker', { worker: what }) : sentence('asset', { what });
    const tip = plainTip(kind === 'recruit' ? `recruit-${what}` : 'mine-pool', title, what);
    const bonus = kind === 'recruit' ? told(table.rows.bonuses.get(what)?.lines ?? []) : [];
    return {
      ...tip,
      lines: [...bonus, ...(tip.lines ?? [])],
      aside: `×${counts[what] ?? 0}`,
    };
  },
  die: (table, [die = '']) =>
    plainTip('die', sentence('die', { die }), 'u-die', { rolls: table.rows.rollsBoth ? 'yes' : 'no' }),
  breakthroughs(table) {
    const left = Object.entries(table.view.breakthroughs_left).map(([kind, n]): [string, string] => {
      const [shape = '', icon = ''] = kind.split(' ');
      return [sentence('breakthrough', { shape, icon }), String(n)];
    });
    return { title: say('ui-breakthroughs'), icon: 'breakthrough', lines: [], table: left };
  },
  anomaly(table, [name = '']) {
    const row = table.rows.anomaly(name);
    if (!row) return ofEntry(table.rows.own.get('anomaly'), 'anomaly');
    return { ...ofEntry(row, 'anomaly'), aside: say('amount', { what: 'vp', n: row.vp }) };
  },
  spot(table, [index = '0', seat = '0']) {
    const view = table.view.seats[Number(seat)];
    const board = table.rows.board(view?.path ?? null, table.view.side);
    const type = ['power_plant', 'factory', 'life_support', 'lab'][Math.floor(Number(index) / 3)] ?? '';
    return {
      ...plainTip('spot', sentence('spot', { type, n: (Number(index) % 3) + 1 }), type),
      costs: [board?.spots[Number(index)] ?? {}],
      costTitle: say('ui-costs-here'),
    };
  },
  hex(table, [id = '', seat = '0']) {
    const board = table.rows.board(table.view.seats[Number(seat)]?.path ?? null, table.view.side);
    const hex = board?.hexes.find((one) => one.id === id);
    const tip = plainTip(hex?.lost && !table.view.impact ? 'hex-lost' : 'hex', sentence('hex', { hex: id }), 'exosuit');
    return {
      ...tip,
      costs: hex?.ways ?? [],
      costTitle: hex?.ways.every((way) => Object.keys(way).length) ? say('ui-costs-here') : '',
    };
  },
  worker(table, [worker = '']) {
    const [plain, better] = table.rows.purify;
    return plainTip(`worker-${worker}`, sentence('worker', { worker }), worker, { n: better - plain });
  },
  own: (table, [what = '']) => ofEntry(table.rows.own.get(what), what === 'supply' ? 'active' : 'free'),
  leader: (table, [name = '']) => ofEntry(table.rows.leaders.get(name), 'leader'),
  evacuation(table, [seat = '0']) {
    const view = table.view.seats[Number(seat)];
    return ofEntry(table.rows.evacuation(view?.path ?? null, view?.evacuation ?? null), 'evacuation');
  },
  morale: () => plainTip('morale', say('ui-morale'), 'morale'),
  travel: () => plainTip('travel', say('ui-travel'), 'travel'),
  asset: (_, [what = '']) => plainTip(`asset-${what}`, sentence('asset', { what }), what),
  breakthrough(_, [kind = '']) {
    const [shape = '', icon = ''] = kind.split(' ');
    return plainTip('breakthrough', sentence('breakthrough', { shape, icon }), 'breakthrough');
  },
  paradox: () => plainTip('paradox', say('ui-paradox'), 'paradox'),
  path(table, [path = '']) {
    const tip = ofEntry(table.rows.paths.get(path), path);
    const powers = told(table.rows.board(path, table.view.side)?.powers ?? []);
    return tip && { ...tip, lines: [...powers, ...(tip.lines ?? [])] };
  },
  score(table, [seat = '0']) {
    const view = table.view.seats[Number(seat)];
    if (!view) return null;
    const over = table.view.over;
    const score = Object.entries(view.score ?? {}).filter(([line]) => line !== 'total');
    const lines = score
      .filter(([line]) => over || line !== OPEN)
      .map(([line, n]): [string, string] => [say(`score-${line}`), plain(n)]);
    const open = over ? undefined : view.score?.[OPEN];
    if (open !== undefined) lines.push([say('score-if-now'), signed(open)]);
    return {
      title: table.nameOf(Number(seat)),
      icon: 'vp',
      lines: [say('ui-score-now')],
      aside: say('amount', { what: 'vp', n: totalOf(view, over) }),
      table: lines,
    };
  },
  glitch(table, [seat = '0']) {
    return plainTip('glitch', say('ui-glitch-of', { who: table.nameOf(Number(seat)) }), 'glitch');
  },
  /** A Fracture Device, or one of its actions. */
  device(table, [id = '', place = '']) {
    const row = deviceRow(table.rows, id);
    const action = row?.actions.find((one) => one.place === place);
    if (!action) return ofEntry(table.rows.entry('fracture_devices', id), 'device');
    return { title: sentence('own-place', { what: place }), icon: 'device', lines: told([action.text]), codex: id };
  },
  technology(table, [id = '']) {
    const row = technologyRow(table.rows, id);
    return row && { ...ofEntry(row, 'technologies'), aside: say('amount', { what: 'vp', n: row.vp }) };
  },
  bot: (_, [action = '']) => {
    const how = `how-bot-${action.replace(/^(tile_C\d+)[AB]$/, '$1')}`; // of a tile, both sides together
    return {
      title: words.knows(`bot-${action}`) ? sentence(`bot-${action}`) : action,
      icon: 'u-log',
      lines: words.knows(how) ? [say(how)] : [],
    };
  },
  entry: (table, [section = '', ...id]) => ofEntry(table.rows.entry(section, id.join(':')), 'u-codex'),
  place: (_, [place = '']) => ({ title: sentence(placeMessage(place)), icon: 'busy', lines: [] }),
};

export function tipOf(table: TableModel, tip: string): Tip | null {
  const [kind = '', ...rest] = tip.split(':');
  const made = MAKERS[kind]?.(table, rest);
  if (!made?.title) return null;
  return { icon: '', aside: '', lines: [], costs: [], costTitle: '', table: [], codex: '', ...made, title: made.title };
}
