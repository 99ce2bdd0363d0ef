import { describe, expect, it } from 'vitest';
import { carry, share } from './same';

const before = {
  era: 3,
  seats: [
    { path: 'harmony', stock: { water: 2 } },
    { path: 'progress', stock: { water: 1 } },
  ],
  passed: [0],
  pending: null,
};

describe('share', () => {
  it('gives the old value back where nothing differs', () => {
    expect(share(before, structuredClone(before))).toBe(before);
  });

  it('keeps the parts that are equal, and only those', () => {
    const now = structuredClone(before);
    (now.seats[1] as { stock: { water: number } }).stock.water = 4;
    const shared = share(before, now);
    expect(shared).toEqual(now);
    expect(shared).not.toBe(before);
    expect(shared.seats[0]).toBe(before.seats[0]);
    expect(shared.seats[1]).not.toBe(before.seats[1]);
    expect(shared.passed).toBe(before.passed);
    expect(before.seats[1]?.stock.water).toBe(1);
  });

  it('tells a key that is gone, and one that is there with nothing in it', () => {
    expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    const now = { a: 1, b: undefined };
    expect('b' in share({ a: 1, c: 2 }, now)).toBe(true);
    expect(share([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(share([], {})).toEqual({});
    expect(share(null, { a: 1 })).toEqual({ a: 1 });
  });
});

describe('carry', () => {
  /** What was written, by path. */
  function watched<T extends object>(target: T, path = '', writes: string[] = []): { live: T; writes: string[] } {
    const live = new Proxy(target, {
      get: (of, key) => {
        const value: unknown = Reflect.get(of, key);
        return typeof value === 'object' && value !== null
          ? watched(value, `${path}${String(key)}.`, writes).live
          : value;
      },
      set: (of, key, value) => {
        writes.push(`${path}${String(key)}`);
        return Reflect.set(of, key, value);
      },
    });
    return { live, writes };
  }

  it('writes what differs, where it differs', () => {
    const now = structuredClone({ ...before, passed: [0, 1] });
    (now.seats[1] as { stock: { water: number } }).stock.water = 4;
    const { live, writes } = watched(structuredClone(before));
    expect(carry(live, before, now)).toBe(2);
    expect(live).toEqual(now);
    expect(writes).toEqual(['seats.1.stock.water', 'passed']);
  });

  it('replaces what became another kind of thing, and takes away what is gone', () => {
    const live: Record<string, unknown> = { a: { x: 1 }, b: [1], c: null, d: 1 };
    const now = { a: [1], b: { x: 1 }, c: { y: 2 } };
    expect(carry(live, structuredClone(live), now)).toBe(4);
    expect(live).toEqual(now);
    expect('d' in live).toBe(false);
  });
});
