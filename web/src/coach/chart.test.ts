import { describe, expect, it } from 'vitest';
import { FOOT, LEFT, lines, TOP } from './chart';

const moment = (number: number, era: number, first: number, error = 0, phase = 'warp') => ({
  number,
  seat: number % 2,
  era,
  phase,
  chances: [first, 1 - first],
  errors: [error, error],
  cost: 0,
});

describe('the chart of chances', () => {
  const moments = [moment(1, 0, 0.5, 0, 'setup'), moment(2, 1, 1), moment(4, 1, 0.25, 0.5)];
  const drawn = lines(moments, 2, LEFT + 104, TOP + 100 + FOOT, new Set([4]));

  it('runs from left to right, a sure victory on top', () => {
    expect(drawn.seats[0]?.line).toBe(`${LEFT}.0,${TOP + 50}.0 ${LEFT + 50}.0,${TOP}.0 ${LEFT + 100}.0,${TOP + 75}.0`);
  });

  it('has a band that ends where chances end', () => {
    const band = drawn.seats[1]?.band.split(' ') ?? [];
    expect(band).toHaveLength(6);
    expect(band[2]).toBe(`${LEFT + 100}.0,${TOP}.0`);
    expect(band[3]).toBe(`${LEFT + 100}.0,${TOP + 100}.0`);
  });

  it('marks where an Era begins and where a move cost much', () => {
    expect(drawn.eras).toEqual([
      { era: null, x: LEFT },
      { era: 1, x: LEFT + 50 },
    ]);
    expect(drawn.faults).toEqual([{ x: LEFT + 100, y: TOP + 75, seat: 0, number: 4 }]);
  });

  it('tells an Era with the number 0 from the set-up', () => {
    const zero = [moment(1, 0, 0.5, 0, 'setup'), moment(2, 0, 0.5), moment(3, 1, 0.5)];
    expect(lines(zero, 2, LEFT + 104, 100, new Set()).eras.map((one) => one.era)).toEqual([null, 0, 1]);
  });
});
