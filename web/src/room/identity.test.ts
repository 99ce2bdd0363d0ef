import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { held, keep } from '$lib/seats';
import { arrival, hotSeats, settle, whoAmI } from './identity';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz012345';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('an address', () => {
  it('may bring a token, a move and an eye', () => {
    expect(arrival(`${TOKEN}&move=12&eye=1`)).toEqual({ token: TOKEN, move: 12, eye: 1 });
    expect(arrival('move=3')).toEqual({ token: null, move: 3, eye: null });
    expect(arrival('')).toEqual({ token: null, move: null, eye: null });
    expect(arrival('move=-1&eye=12&x=y&short')).toEqual({ token: null, move: null, eye: null });
  });
});

describe('who I am', () => {
  it('is nobody by link: the account decides', () => {
    expect(whoAmI('t')).toEqual({ token: null, seat: null });
  });

  it('is whose link was just opened, whatever else is held', () => {
    keep('t', { seats: { '0': 'mine' }, link: TOKEN });
    expect(whoAmI('t')).toEqual({ token: TOKEN, seat: null });
  });

  it('keeps a link under its right name once the server has said whose it is', () => {
    keep('t', { link: TOKEN });
    settle('t', TOKEN, { seat: 2, host: false });
    expect(held('t')?.link).toBeUndefined();
    expect(whoAmI('t')).toEqual({ token: TOKEN, seat: 2 });
    keep('u', { link: TOKEN });
    settle('u', TOKEN, { seat: null, host: false });
    expect(held('u')?.watch).toBe(TOKEN);
  });

  it('passes the device round only where the table was made for it', () => {
    keep('t', { seats: { '1': 'b', '0': 'a' } });
    expect(hotSeats('t')).toEqual([]);
    keep('t', { hotSeat: true, active: 1 });
    expect(hotSeats('t')).toEqual([0, 1]);
    expect(whoAmI('t')).toEqual({ token: 'b', seat: 1 });
  });
});
