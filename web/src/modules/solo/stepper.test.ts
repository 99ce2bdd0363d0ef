import { describe, expect, it } from 'vitest';
import type { GameEvent, Position, SeatInfo } from '$lib/types';
import { Stepper, stepsOf, turnOf } from './stepper.svelte';

const SEATS = [
  { seat: 0, kind: 'person' },
  { seat: 1, kind: 'automaton' },
] as SeatInfo[];

function event(kind: string, seat: number, place = '', amounts: Record<string, number> = {}): GameEvent {
  return { kind, seat, place, what: '', amounts, fate: '', message: { key: `event-${kind}`, params: { who: 'Bot' } } };
}

const TURN = [
  event('round', -1),
  event('bot-die', 1),
  event('bot-action', 1),
  event('bot-suit', 1, 'main/research/1'),
  event('gain', 1, '', { vp: 1 }),
  event('reveal', -1),
  event('bot-token', 1),
];

function position(version: number, events: GameEvent[] = []): Position {
  return { version, events, decisions: [{}], can_undo: true, table: { seats: SEATS } } as unknown as Position;
}

describe('the steps of a solo opponent', () => {
  it('are what it did, with what that brought beside it', () => {
    expect(stepsOf(TURN, SEATS).map((line) => [line.kind, line.amounts])).toEqual([
      ['bot-die', {}],
      ['bot-action', {}],
      ['bot-suit', { vp: 1 }],
      ['bot-token', {}],
    ]);
  });

  it('are none where only people acted', () => {
    expect(stepsOf([event('place', 0), event('pass', 0)], SEATS)).toEqual([]);
  });

  it('are told turn by turn where it has the board to itself', () => {
    const lines = stepsOf([...TURN, ...TURN], SEATS);
    expect([0, 3, 4, 7].map((step) => turnOf(lines, step))).toEqual([0, 0, 4, 4]);
    expect(turnOf(stepsOf([event('bot-warp', 1)], SEATS), 0)).toBe(0);
  });
});

describe('stepping', () => {
  it('holds the table as it stood, with nothing to decide, until all is told', () => {
    const stepper = new Stepper();
    stepper.see(position(7), position(8, TURN));
    expect([stepper.before?.version, stepper.before?.decisions, stepper.before?.can_undo]).toEqual([7, [], false]);
    stepper.next();
    stepper.next();
    expect([stepper.told, stepper.place]).toEqual([3, 'main/research/1']);
    stepper.next();
    expect(stepper.on).toBe(true);
    stepper.next();
    expect([stepper.on, stepper.place]).toEqual([false, '']);
  });

  it('goes on at once where there is nothing to tell, and for a page that is just opened', () => {
    const stepper = new Stepper();
    stepper.see(position(7), position(8, [event('place', 0)]));
    stepper.see(null, position(8, TURN));
    stepper.see(position(8), position(8, TURN));
    expect(stepper.on).toBe(false);
  });

  it('takes in what happens meanwhile', () => {
    const stepper = new Stepper();
    stepper.see(position(7), position(8, TURN));
    stepper.see(position(8), position(9, [event('bot-warp', 1)]));
    expect([stepper.before?.version, stepper.told, stepper.lines.length]).toEqual([7, 1, 5]);
  });
});
