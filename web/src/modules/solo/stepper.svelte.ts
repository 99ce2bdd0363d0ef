/** What a solo opponent did, one thing after the other, at the pace of the person who plays against it. */

import { story, type StoryLine } from '$lib/story';
import type { GameEvent, Position, SeatInfo } from '$lib/types';

/** What the solo opponents of a table did, as lines of the log: its die, its token, what decided a tie. */
export function stepsOf(events: GameEvent[], seats: SeatInfo[]): StoryLine[] {
  const automata = new Set(seats.filter((seat) => seat.kind === 'automaton').map((seat) => seat.seat));
  if (!events.some((event) => automata.has(event.seat))) return [];
  return story([{ version: 0, kind: 'play', seat: -1, at: 0, move: null, events }]).filter((line) =>
    automata.has(line.seat),
  );
}

/** Where the turn begins that this step belongs to: an opponent alone on the board takes several in a row. */
export function turnOf(lines: StoryLine[], step: number): number {
  const begins = lines.findLastIndex((line, i) => i <= step && line.kind === 'bot-die');
  return Math.max(0, begins);
}

export class Stepper {
  /** The table as it stood before; nothing where there is nothing to step through. */
  before = $state.raw<Position | null>(null);
  lines = $state.raw<StoryLine[]>([]);
  /** How many of them are told. */
  told = $state(0);

  get on(): boolean {
    return this.before !== null;
  }

  /** The place that the last told step is about. */
  get place(): string {
    return this.on ? (this.lines[this.told - 1]?.place ?? '') : '';
  }

  /** A new position has come after another: hold the one before while there is something to tell. */
  see(before: Position | null, now: Position): void {
    if (before === null || now.version <= before.version) return;
    const lines = stepsOf(now.events, now.table.seats);
    if (lines.length === 0) return;
    if (this.on) {
      this.lines = [...this.lines, ...lines];
      return;
    }
    this.before = { ...before, decisions: [], can_undo: false };
    this.lines = lines;
    this.told = 1;
  }

  next(): void {
    if (this.told < this.lines.length) this.told += 1;
    else this.finish();
  }

  /** On with the game. */
  finish(): void {
    this.before = null;
    this.lines = [];
    this.told = 0;
  }
}
