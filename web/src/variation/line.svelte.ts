/**
 * A line from a position of a finished game: moves of one's own choice for everyone, back and forth, and what else was
 * tried on the way. The address says all of it but that, so a link to it shows the same to everybody.
 */

import type { TableApi } from '$lib/api';
import { trouble } from '$lib/trouble';
import type { Position, Variation } from '$lib/types';

export const MOST = 80; // moves; the server plays no more
const SEEDS = 1_000_000;
const KEPT = 30; // other lines

export interface LineMove {
  seat: number;
  text: string;
}

/** What stands in the address: the luck of the line, its moves, and how many of them are played. */
export interface Line {
  seed: number;
  moves: LineMove[];
  at: number;
}

export function newSeed(): number {
  return Math.floor(Math.random() * SEEDS);
}

/** `?seed=7&at=1&m=0.mine+engineer&m=1.pass`; what cannot be read is left out. */
export function readLine(query: string): Line {
  const said = new URLSearchParams(query);
  const moves = said.getAll('m').flatMap((one) => {
    const parts = /^(-1|[0-3])\.(.+)$/.exec(one);
    return parts ? [{ seat: Number(parts[1]), text: parts[2] ?? '' }] : [];
  });
  const number = (name: string): number | null => {
    const text = said.get(name) ?? '';
    return /^\d{1,6}$/.test(text) ? Number(text) : null;
  };
  const at = number('at') ?? moves.length;
  return { seed: number('seed') ?? newSeed(), moves, at: Math.min(at, moves.length) };
}

export function writeLine({ seed, moves, at }: Line): string {
  const said = new URLSearchParams({ seed: String(seed) });
  if (at < moves.length) said.set('at', String(at));
  for (const { seat, text } of moves) said.append('m', `${seat}.${text}`);
  return `?${said}`;
}

const named = ({ seat, text }: LineMove): string => `${seat}.${text}`;
const keyOf = (moves: LineMove[]): string => moves.map(named).join('\n');

export class LineStore {
  readonly version: number;
  readonly #api: TableApi;
  readonly #asked = new Map<string, Promise<Variation>>();

  line = $state.raw<Line>({ seed: 0, moves: [], at: 0 });
  /** Lines that were left for another one. */
  others = $state.raw<LineMove[][]>([]);
  told = $state.raw<Variation | null>(null);
  /** The moves of the line in words, by what leads to them. */
  words = $state.raw<Record<string, Variation['moves'][number]['message']>>({});
  busy = $state(false);
  problem = $state('');

  constructor(api: TableApi, version: number) {
    this.#api = api;
    this.version = version;
  }

  /** A line from an address. All of it is asked for, so that every move has its words. */
  async open(line: Line): Promise<void> {
    if (line.at < line.moves.length) await this.#show({ ...line, at: line.moves.length });
    if (!this.problem) await this.#show(line);
  }

  go = async (at: number): Promise<void> => {
    await this.#show({ ...this.line, at: Math.max(0, Math.min(at, this.line.moves.length)) });
  };

  /** A move where the line stands: the next one of it, or a branch. */
  play = (seat: number, text: string): Promise<void> => {
    const { seed, moves, at } = this.line;
    const next = moves[at];
    if (next?.seat === seat && next.text === text) return this.go(at + 1);
    return this.#turnTo({ seed, moves: [...moves.slice(0, at), { seat, text }], at: at + 1 });
  };

  /** Moves that were tried in the place of one of the line. */
  instead(at: number): LineMove[] {
    const { moves } = this.line;
    const before = keyOf(moves.slice(0, at));
    const found = this.others.filter((one) => one.length > at && keyOf(one.slice(0, at)) === before);
    const own = moves[at] && named(moves[at]);
    const tried = new Map(found.map((one) => [named(one[at]!), one[at]!]));
    return [...tried].filter(([name]) => name !== own).map(([, move]) => move);
  }

  /** Back to a line that was left, after the move in which it was different. */
  turnTo = (at: number, move: LineMove): Promise<void> => {
    const start = keyOf([...this.line.moves.slice(0, at), move]);
    const found = this.others.findLast((one) => keyOf(one.slice(0, at + 1)) === start);
    return found ? this.#turnTo({ seed: this.line.seed, moves: found, at: at + 1 }) : Promise.resolve();
  };

  /** The same position again, with other rolls and draws. */
  reroll = async (): Promise<void> => {
    this.others = [];
    this.words = {};
    await this.#show({ seed: newSeed(), moves: [], at: 0 });
  };

  wordsOf(at: number, move: LineMove): Variation['moves'][number]['message'] | undefined {
    return this.words[keyOf([...this.line.moves.slice(0, at), move])];
  }

  async #turnTo(line: Line): Promise<void> {
    const left = this.line.moves;
    if (!(await this.#show(line))) return;
    const goesOn = keyOf(line.moves.slice(0, left.length)) === keyOf(left);
    const kept = this.others.filter((one) => keyOf(one) !== keyOf(line.moves) && keyOf(one) !== keyOf(left));
    this.others = (goesOn ? kept : [...kept, left]).slice(-KEPT);
  }

  async #show(line: Line): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      const moves = line.moves.slice(0, line.at);
      const told = await this.#ask(line.seed, moves);
      const words = { ...this.words };
      told.moves.forEach((one, i) => (words[keyOf(moves.slice(0, i + 1))] = one.message));
      this.words = words;
      this.told = told;
      this.line = line;
      this.problem = '';
      return true;
    } catch (error) {
      this.problem = trouble(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #ask(seed: number, moves: LineMove[]): Promise<Variation> {
    const key = `${seed}\n${keyOf(moves)}`;
    const found = this.#asked.get(key) ?? this.#api.line(this.version, seed, moves);
    this.#asked.set(key, found);
    found.catch(() => this.#asked.delete(key));
    return found;
  }
}

/** The position as the table draws it; it asks nothing of the table that it was played at. */
export function positionOf(told: Variation, version: number, at: number): Position {
  const { view, words, events, decisions, winners, scores } = told;
  const rest = { kind: 'position', version: version + at, can_undo: at > 0, clocks: [] };
  return { ...rest, view, words, events, decisions, winners, scores } as unknown as Position;
}
