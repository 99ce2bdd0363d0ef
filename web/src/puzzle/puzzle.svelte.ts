/** The puzzle of a day: fetched, awaited while it is made, answered. What guests answered this browser remembers. */

import { api } from '$lib/api';
import { trouble } from '$lib/trouble';
import type { Position, Puzzle, PuzzleDay } from '$lib/types';

const KEY = 'anachrony.puzzles';
const KEPT = 14; // days
const PULSE = 4000; // ms between looks whether it is made

export const dayNow = (): number => Math.floor(Date.now() / 86_400_000);

/** A day in words; its number counts days in UTC. */
export function dayName(day: number, locale: string, weekday = false): string {
  const form: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', timeZone: 'UTC' };
  return new Intl.DateTimeFormat(locale, weekday ? { weekday: 'long', ...form } : form).format(day * 86_400_000);
}

export function guestDays(): PuzzleDay[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as PuzzleDay[]).filter((one) => typeof one?.day === 'number') : [];
  } catch {
    return [];
  }
}

function keepDay(one: PuzzleDay): void {
  const others = guestDays().filter((kept) => kept.day !== one.day);
  try {
    const all = [one, ...others].sort((a, b) => b.day - a.day).slice(0, KEPT);
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing.
  }
}

/** The position as the table draws it; the board asks nothing of the table that it was played at. */
export function positionOf({ position, day }: Puzzle): Position | null {
  if (position === null) return null;
  const { view, words, decision } = position;
  const rest = { kind: 'position', version: day, events: [], can_undo: false, clocks: [], winners: [], scores: null };
  return { ...rest, view, words, decisions: [decision] } as unknown as Position;
}

export class PuzzleStore {
  told = $state.raw<Puzzle | null>(null);
  problem = $state('');
  busy = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  async open(day: number | null, guest: boolean): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.told = await api.puzzle(day);
      this.problem = '';
      if (this.told.status === 'making') this.#timer = setTimeout(() => void this.open(day, guest), PULSE);
      if (guest) await this.#remember();
    } catch (error) {
      this.problem = trouble(error);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  answer = async (text: string, guest: boolean): Promise<void> => {
    const now = this.told;
    if (now === null || this.busy) return;
    this.busy = true;
    try {
      const { verdict, mine, history } = await api.answerPuzzle(now.day, text);
      if (guest) keepDay({ day: now.day, text: verdict.text, solved: verdict.solved });
      this.told = { ...now, verdict, mine, history };
      this.problem = '';
    } catch (error) {
      this.problem = trouble(error);
    } finally {
      this.busy = false;
    }
  };

  /** A guest who comes back on the same day has answered already. */
  async #remember(): Promise<void> {
    const kept = guestDays().find((one) => one.day === this.told?.day);
    if (kept && this.told?.status === 'ready' && !this.told.verdict) await this.answer(kept.text, true);
  }
}
