/** How the Research dice lie: nobody takes them up again, so the last roll before a moment tells. */

import type { GameEvent, LogEntry } from '$lib/types';

export interface Dice {
  shape: string;
  icon: string;
}

export const SHAPES: readonly string[] = ['circle', 'triangle', 'square'];
const UNROLLED: Dice = { shape: '?', icon: '?' };

/** The dice after what happened at once, or undefined where none of it was a Research. */
function after(events: GameEvent[], before: Dice): Dice | undefined {
  const rolls = events.filter((event) => event.kind === 'roll');
  if (!rolls.length) return undefined;
  const dice = { ...before };
  for (const { what } of rolls) dice[SHAPES.includes(what) ? 'shape' : 'icon'] = what;
  // One of the two was set, not rolled: what was gained shows both.
  const gained = events.findLast((event) => event.kind === 'breakthrough')?.what.split(' ');
  return gained ? { shape: gained[0] ?? '?', icon: gained[1] ?? '?' } : dice;
}

/** The dice at a version: what has just happened there may not be in the log yet. */
export function diceAt(version: number, log: LogEntry[], now: GameEvent[]): Dice {
  const last = log.findLast((entry) => entry.version <= version && entry.events.some((one) => one.kind === 'roll'));
  const before = last ? (after(last.events, UNROLLED) ?? UNROLLED) : UNROLLED;
  return after(now, before) ?? before;
}
