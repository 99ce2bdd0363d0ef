import { describe, expect, it } from 'vitest';
import { readLine, writeLine } from './line.svelte';

describe('a line in an address', () => {
  it('is read as it was written', () => {
    const moves = [
      { seat: 0, text: 'mine titanium genius' },
      { seat: -1, text: 'archive & "eras" + 1' },
    ];
    for (const at of [0, 1, 2]) expect(readLine(writeLine({ seed: 7, moves, at }))).toEqual({ seed: 7, moves, at });
  });

  it('leaves out what cannot be read', () => {
    const { moves, at, seed } = readLine('?seed=-4&at=900&m=0.pass&m=9.pass&m=pass&m=');
    expect(moves).toEqual([{ seat: 0, text: 'pass' }]);
    expect(at).toBe(1);
    expect(seed).toBeGreaterThanOrEqual(0);
    expect(seed).toBeLessThan(1_000_000);
  });
});
