import { describe, expect, it } from 'vitest';
import type { SeatView } from '$lib/types';
import { leading, totalOf } from './people';

const seat = (score: Record<string, number>, vp = 0): SeatView => ({ score, stock: { vp } }) as unknown as SeatView;

describe('the points of a seat', () => {
  const score = { buildings: 4, anomalies: -3, vp_tokens: 2, endgame_conditions: 15 };
  it('leave out what is judged at the end, until then', () => {
    expect(totalOf(seat(score), false)).toBe(3);
    expect(totalOf(seat(score), true)).toBe(18);
  });
  it('are the tokens of a seat that has no score sheet', () => {
    expect(totalOf(seat({}, 7), false)).toBe(7);
  });
});

describe('who leads', () => {
  it('is everyone who has most, and all where nobody has any', () => {
    expect(leading([4, 9, 3])).toEqual([1]);
    expect(leading([2, 1, 2])).toEqual([0, 2]);
    expect(leading([0, 0])).toEqual([0, 1]);
  });
});
