import { describe, expect, it } from 'vitest';
import type { SeatView } from '$lib/types';
import { glitchesAt } from './glitches';

const seat = (glitches: string[]): SeatView => ({ parts: { fractures: { glitches } } }) as unknown as SeatView;

describe('Fractures of Time', () => {
  it('finds Glitches by what they lie on', () => {
    const mine = seat(['hex top_left', 'building 21', 'building 211', 'paradox track', 'paradox track']);
    expect(glitchesAt(mine, 'building', '211')).toBe(1);
    expect(glitchesAt(mine, 'building', '2')).toBe(0);
    expect(glitchesAt(mine, 'paradox track')).toBe(2);
    expect(glitchesAt({ parts: {} } as SeatView, 'hex', 'top_left')).toBe(0);
  });
});
