import { describe, expect, it } from 'vitest';
import type { GameEvent, LogEntry } from '$lib/types';
import { diceAt } from './dice';

const event = (kind: string, what: string): GameEvent => ({
  kind,
  what,
  seat: 0,
  place: '',
  amounts: {},
  fate: '',
  message: { key: kind, params: {} },
});
const entry = (version: number, ...events: GameEvent[]): LogEntry => ({
  version,
  events,
  kind: 'play',
  seat: 0,
  at: 0,
  move: null,
});
const log = [
  entry(0),
  entry(4, event('roll', 'square'), event('breakthrough', 'square genetics')),
  entry(7, event('home', 'scientist')),
  entry(9, event('roll', 'warfare'), event('breakthrough', 'circle warfare')),
];

describe('the Research dice', () => {
  it('lie as nobody has rolled them before the first Research', () => {
    expect(diceAt(0, log, [])).toEqual({ shape: '?', icon: '?' });
    expect(diceAt(3, log, [])).toEqual({ shape: '?', icon: '?' });
  });

  it('lie as they fell last before the moment that is shown', () => {
    expect(diceAt(4, log, [])).toEqual({ shape: 'square', icon: 'genetics' });
    expect(diceAt(8, log, [])).toEqual({ shape: 'square', icon: 'genetics' });
    expect(diceAt(30, log, [])).toEqual({ shape: 'circle', icon: 'warfare' });
  });

  it('show a roll that the log does not tell yet', () => {
    const now = [event('roll', 'triangle')];
    expect(diceAt(10, log, now)).toEqual({ shape: 'triangle', icon: 'warfare' });
    expect(diceAt(10, [], [...now, event('breakthrough', 'triangle society')])).toEqual({
      shape: 'triangle',
      icon: 'society',
    });
  });

  it('stay where a Breakthrough came without a roll', () => {
    expect(diceAt(10, log, [event('breakthrough', 'square society')])).toEqual({ shape: 'circle', icon: 'warfare' });
  });
});
