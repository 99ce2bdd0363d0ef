/** Everything to look up: the components as the server tells them, and the rules. */

import { drawn } from '$pieces/icons';
import type { Message } from '$lib/types';
import type { Chapter } from './rules/chapter';

export interface Entry {
  id: string;
  group: string;
  icon: string;
  /** A Path, where the thing belongs to one. */
  path: string;
  name: Message | string;
  /** What is said about it: messages of components, text of chapters. */
  lines: (Message | string)[];
  costs: Message[];
  vp: number | null;
  see: string[];
}

interface Row {
  id?: string;
  code?: number;
  kind?: string;
  name?: Message;
  text?: Message[];
  vp?: number;
  path?: string;
  capital?: string;
  shape?: string;
  icon?: string;
  faces?: string[];
  copies?: number;
  cost?: { text: Message[] };
  boards?: Record<string, { text: Message[] }>;
  evacuation?: Record<string, Row>;
}

/** The server's codex: sections of rows, of which a module may bring more than are named here. */
export type CodexData = Readonly<Record<string, unknown>>;

/** Groups in the order in which they are shown; a section that is not named here comes last. */
const ORDER = [
  'differences',
  'rules',
  'power_plant',
  'factory',
  'life_support',
  'lab',
  'superproject',
  'spaces',
  'own_actions',
  'capital_tiles',
  'paths',
  'leaders',
  'evacuations',
  'boards',
  'warp_tiles',
  'breakthroughs',
  'endgame_cards',
  'recruit_cards',
  'recruit_bonuses',
  'mine_cards',
  'asset_cards',
  'dice',
];
const ICONS: Readonly<Record<string, string>> = {
  rules: 'u-codex',
  spaces: 'exosuit',
  own_actions: 'worker',
  capital_tiles: 'impact',
  leaders: 'leader',
  evacuations: 'evacuation',
  boards: 'exosuit',
  warp_tiles: 'warp',
  endgame_cards: 'vp',
  recruit_cards: 'worker',
  recruit_bonuses: 'worker',
  mine_cards: 'any',
  asset_cards: 'any',
  dice: 'paradox',
  fracture_devices: 'device',
};
/** Sections whose rows have a name by number only. */
const NUMBERED = ['recruit_cards', 'mine_cards'];
const UNLISTED = ['timeline'];

export function entriesOf(codex: CodexData, chapters: Chapter[]): Entry[] {
  const found = chapters.map(ofChapter);
  for (const [section, rows] of Object.entries(codex)) {
    if (!Array.isArray(rows) || UNLISTED.includes(section)) continue;
    for (const row of rows as Row[]) {
      if (typeof row !== 'object' || row === null) continue;
      if (section === 'paths') found.push(...ofPath(row));
      else if (row.name || NUMBERED.includes(section)) found.push(ofRow(section, row));
    }
  }
  return found.sort((a, b) => rank(a.group) - rank(b.group));
}

function rank(group: string): number {
  const at = ORDER.indexOf(group);
  return at < 0 ? ORDER.length : at;
}

function ofChapter(chapter: Chapter): Entry {
  const { id, title, text, see } = chapter;
  return { id, group: 'rules', icon: 'u-codex', path: '', name: title, lines: text, costs: [], vp: null, see };
}

function ofRow(section: string, row: Row): Entry {
  const group = section === 'tiles' ? (row.kind ?? 'superproject') : section;
  const name = row.name ?? { key: 'codex-card', params: { group: section, code: row.code ?? 0 } };
  const icon =
    section === 'warp_tiles' ? (row.id ?? 'warp') : section === 'breakthroughs' ? `${row.shape} ${row.icon}` : group;
  return {
    id: `${section}/${row.id ?? row.code ?? ''}`,
    group,
    icon: ICONS[icon] ?? (drawn(icon) || section === 'breakthroughs' ? icon : 'u-codex'),
    path: row.path ?? '',
    name,
    lines: [...(row.text ?? []), ...more(row)],
    costs: row.cost?.text ?? [],
    vp: row.vp ?? null,
    see: row.path ? [`paths/${row.path}`] : [],
  };
}

function more(row: Row): Message[] {
  if (row.faces) {
    const faces = row.faces.map((face): Message => {
      if (!/^\d+$/.test(face)) return { key: 'face', params: { face: face === '?' ? 'question' : face } };
      if (row.id === 'paradox') return { key: 'amount', params: { what: 'paradox', n: Number(face) } };
      return { key: 'given-name', params: { name: face } };
    });
    return [{ key: 'codex-faces', params: { faces } }];
  }
  return row.copies === undefined ? [] : [{ key: 'codex-copies', params: { n: row.copies } }];
}

/** A Path brings its boards and its Evacuation Conditions along. */
function ofPath(row: Row): Entry[] {
  const path = row.id ?? '';
  const own = { ...ofRow('paths', row), icon: path, path, see: [] as string[] };
  const found: Entry[] = [own];
  for (const [side, board] of Object.entries(row.boards ?? {})) {
    const name: Message = { key: 'codex-board', params: { path: row.name ?? path, side } };
    found.push({ ...ofRow('boards', { id: `${path}-${side}`, name, text: board.text, path }), icon: path });
  }
  for (const condition of Object.values(row.evacuation ?? {})) found.push(ofRow('evacuations', { ...condition, path }));
  own.see = found.slice(1).map((entry) => entry.id);
  return found;
}

/** The entry that a link means: its whole id, or a name that only one section has first ("tile:113"). */
export function resolve(entries: Entry[], wanted: string): Entry | undefined {
  const [kind, rest] = wanted.includes(':')
    ? [wanted.slice(0, wanted.indexOf(':')), wanted.slice(wanted.indexOf(':') + 1)]
    : ['', wanted];
  const ends = (entry: Entry): boolean => entry.id === rest || entry.id.endsWith(`/${rest}`);
  const of = (entry: Entry): boolean => entry.id.startsWith(kind) || entry.group.startsWith(kind);
  return (
    entries.find((entry) => entry.id === wanted) ??
    entries.find((entry) => kind !== '' && of(entry) && ends(entry)) ??
    entries.find(ends)
  );
}
