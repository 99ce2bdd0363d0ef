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
  /** Where it began. */
  place: string;
  message: Message;
  /** What it changed for its seat, summed up. */
  amounts: Amounts;
  at: number;
}

/** Chapters: an Era, a phase or a round begins. */
const CHAPTERS = new Set(['era', 'phase', 'round', 'impact', 'game-over']);
/** Events that only say what another one cost or brought. */
const AMOUNTS = new Set(['pay', 'gain', 'gain-worker']);
/** Acts that often follow each other: told together, with a list of what. */
const TOGETHER = new Set(['reveal', 'warp', 'return-warp']);
/** Events at a spot that happen to the building there. */
const USES = new Set(['place', 'free-action']);
/** What is said in the midst of an act: what follows still belongs to the act. */
const REMARKS = new Set(['first-player']);
/** What goes without saying: everyone sees the Workers come home. */
const QUIET = new Set(['undo', 'home']);

export const isChapter = (line: StoryLine): boolean => CHAPTERS.has(line.kind);

/** Who is told what they did themselves: the sentences of the log have words for it ("you build"). */
export const YOU = 'you';

/** The same, told to the seat that reads it. */
export function toldTo(reader: number | null, seat: number, message: Message): Message {
  const who = message.params['who'];
  if (seat >= 0 && seat === reader && who) return { ...message, params: { ...message.params, who: YOU } };
  if (who !== YOU) return message;
  return { ...message, params: { ...message.params, who: 'You' } }; // somebody else is called that
}

export function story(entries: LogEntry[]): StoryLine[] {
  const lines: StoryLine[] = [];
  const built = new Map<string, Message>(); // what stands on a spot: it is told by its own name
  for (const entry of kept(entries)) {
    let head: StoryLine | null = null;
    const last = lines.at(-1);
    // A choice within an action ("gold" after "mine") goes on with the line of that action.
    if (entry.kind === 'play' && last && last.seat === entry.seat && !isChapter(last)) head = last;
    const earlier = lines.at(-2);
    let before = head && earlier?.seat === head.seat && !isChapter(earlier) ? earlier : null; // the act that a remark interrupts
    for (const [index, event] of entry.events.entries()) {
      if (QUIET.has(event.kind)) continue;
      if (AMOUNTS.has(event.kind) && head !== null && head.seat === event.seat) {
        // The Paradoxes that an Anomaly takes go right after the roll; the Anomaly tells of them.
        const paying = REMARKS.has(head.kind) && before ? before : head;
        if (paying.kind !== 'paradox-roll') add(paying.amounts, event);
        continue;
      }
      const what = event.message.params['what'];
      if (event.kind === 'build' && typeof what === 'object' && !Array.isArray(what)) built.set(event.place, what);
      else if (event.kind === 'lose-building') built.delete(event.place);
      if (head !== null && head.seat === event.seat && goesOn(head, event)) {
        head.version = entry.version;
        continue;
      }
      before = head?.seat === event.seat ? head : null;
      head = lineOf(entry, index, event);
      const tile = USES.has(event.kind) ? built.get(event.place) : undefined;
      if (tile) head.message = { ...head.message, params: { ...head.message.params, place: tile } };
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
    place: event.place,
    message: event.message,
    amounts: {},
    at: entry.at,
  };
}

/** Whether the line goes on with this event: tiles turned up or warped in together, Exosuits powered up one by one. */
function goesOn(head: StoryLine, event: GameEvent): boolean {
  const { params } = head.message;
  if (head.kind === 'power-up' && event.kind === 'power-up') {
    head.message = {
      key: 'page-log-powers-up',
      params: { who: params['who'] ?? '', n: Number(head.message.key === 'page-log-powers-up' ? params['n'] : 1) + 1 },
    };
    return true;
  }
  if (head.kind === 'power-up' && event.kind === 'powered-up') {
    add(head.amounts, event); // the Water of the empty hexes
    return true;
  }
  const [before, what] = [params['what'], event.message.params['what']];
  if (!TOGETHER.has(event.kind) || head.kind !== event.kind || before === undefined || what === undefined) return false;
  const key = event.kind === 'reveal' ? 'page-log-revealed' : head.message.key;
  head.message = { key, params: { ...params, what: [messages(before), messages(what)].flat() } };
  return true;
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

/** The entries that stand: an undo takes its seat's last move with it, a rewind also all that came after. */
export function kept(entries: LogEntry[]): LogEntry[] {
  const stands: LogEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undo' || entry.kind === 'rewind') {
      const at = stands.findLastIndex((one) => one.kind === 'play' && one.seat === entry.seat);
      if (at >= 0) stands.splice(at, entry.kind === 'undo' ? 1 : stands.length);
    }
    if (entry.kind !== 'undo') stands.push(entry);
  }
  return stands;
}

/** What the others did since a seat last moved: for someone who comes back to the table. */
export function since(entries: LogEntry[], seat: number): LogEntry[] {
  const stands = kept(entries);
  const last = stands.findLastIndex((entry) => entry.kind === 'play' && entry.seat === seat);
  return stands.slice(last + 1).filter((entry) => entry.events.length > 0);
}

/** The few events that tell best what a move did, as they happened: an Era or a phase that begins is always among them. */
export function gist(events: GameEvent[], most: number): GameEvent[] {
  const told = events.filter((event) => !QUIET.has(event.kind));
  const chapters = told.filter((event) => CHAPTERS.has(event.kind));
  const others = told.filter((event) => !CHAPTERS.has(event.kind));
  const chosen = new Set([...chapters, ...others].slice(0, most));
  return told.filter((event) => chosen.has(event));
}
