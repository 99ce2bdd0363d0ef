/**
 * The log as a story: one line for each thing that somebody did, with what it cost and brought beside
 * it. Moves that were taken back are not told. Pure: entries in, lines out.
 */

import type { Amounts, GameEvent, LogEntry, Message, Param } from './types';

export interface StoryLine {
  key: string;
  /** Clicking the line shows the board of this version. */
  version: number;
  seat: number;
  kind: string;
  message: Message;
  /** What it changed for its seat, summed up. */
  amounts: Amounts;
  at: number;
}

/** Chapters: an Era or a phase begins. */
const CHAPTERS = new Set(['era', 'phase', 'impact', 'game-over']);
/** Events that only say what another one cost or brought. */
const AMOUNTS = new Set(['pay', 'gain', 'gain-worker']);
/** What goes without saying: everyone sees the Workers come home. */
const QUIET = new Set(['undo', 'home']);

export const isChapter = (line: StoryLine): boolean => CHAPTERS.has(line.kind);

export function story(entries: LogEntry[]): StoryLine[] {
  const lines: StoryLine[] = [];
  for (const entry of kept(entries)) {
    let head: StoryLine | null = null;
    const last = lines.at(-1);
    // A choice within an action ("gold" after "mine") goes on with the line of that action.
    if (entry.kind === 'play' && last && last.seat === entry.seat && !isChapter(last)) head = last;
    for (const [index, event] of entry.events.entries()) {
      if (QUIET.has(event.kind)) continue;
      if (AMOUNTS.has(event.kind) && head !== null && head.seat === event.seat) {
        // The Paradoxes that an Anomaly takes go right after the roll; the Anomaly tells of them.
        if (head.kind !== 'paradox-roll') add(head.amounts, event);
        continue;
      }
      if (event.kind === 'reveal' && head?.kind === 'reveal') {
        reveal(head, event);
        continue;
      }
      head = lineOf(entry, index, event);
      lines.push(head);
    }
  }
  return lines;
}

function lineOf(entry: LogEntry, index: number, event: GameEvent): StoryLine {
  return {
    key: `${entry.version}.${entry.at}.${index}`,
    version: entry.version,
    seat: event.seat,
    kind: event.kind,
    message: event.message,
    amounts: {},
    at: entry.at,
  };
}

/** Tiles that are turned up together share a line. */
function reveal(head: StoryLine, event: GameEvent): void {
  const before = head.message.params['what'];
  const what = event.message.params['what'];
  if (before === undefined || what === undefined) return;
  head.message = { key: 'page-log-revealed', params: { what: [messages(before), messages(what)].flat() } };
}

function messages(what: Param): Message[] {
  if (Array.isArray(what)) return what;
  return [typeof what === 'object' ? what : { key: 'given-name', params: { name: what } }];
}

function add(amounts: Amounts, event: GameEvent): void {
  if (event.kind === 'gain-worker') amounts[event.what] = (amounts[event.what] ?? 0) + 1;
  const sign = event.kind === 'pay' ? -1 : 1;
  for (const [name, n] of Object.entries(event.amounts)) amounts[name] = (amounts[name] ?? 0) + sign * n;
}

/** The entries that stand: an undo takes its seat's last move with it. */
export function kept(entries: LogEntry[]): LogEntry[] {
  const stands: LogEntry[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'undo') {
      stands.push(entry);
      continue;
    }
    const at = stands.findLastIndex((one) => one.kind === 'play' && one.seat === entry.seat);
    if (at >= 0) stands.splice(at, 1);
  }
  return stands;
}

/** What the others did since a seat last moved: for someone who comes back to the table. */
export function since(entries: LogEntry[], seat: number): LogEntry[] {
  const stands = kept(entries);
  const last = stands.findLastIndex((entry) => entry.kind === 'play' && entry.seat === seat);
  return stands.slice(last + 1).filter((entry) => entry.events.length > 0);
}
