import { describe, expect, it } from 'vitest';
import type { Token } from './faces';
import { purified, rewards, ringOf, Rows, type Codex, type Deal } from './rows';

describe('the exchanges of the Nomads', () => {
  const both = (one: Deal['pay'], other: Deal['pay']): Deal[] => [
    { pay: one, gain: other },
    { pay: other, gain: one },
  ];
  const ring = [
    ...both({ water: 3 }, { core: 1 }),
    ...both({ core: 1 }, { neutronium: 1 }),
    ...both({ neutronium: 1 }, { any: 2 }),
    ...both({ any: 2 }, { water: 3 }),
  ];

  it('are drawn as a ring where each thing is worth its neighbors', () => {
    expect(ringOf(ring)).toEqual({ water: 3, core: 1, neutronium: 1, any: 2 });
    const other = ring.map(({ pay, gain }) => ({
      pay: pay['water'] ? { water: 4 } : pay,
      gain: gain['water'] ? { water: 4 } : gain,
    }));
    expect(ringOf(other)).toEqual({ water: 4, core: 1, neutronium: 1, any: 2 });
  });

  it('are listed where one is other, missing or more', () => {
    expect(ringOf(ring.slice(1))).toBeNull();
    expect(ringOf([{ pay: { water: 3 }, gain: { core: 2 } }, ...ring.slice(1)])).toBeNull();
    expect(ringOf([...ring, { pay: { water: 1 }, gain: { any: 1 } }])).toBeNull();
    expect(ringOf([{ pay: { water: 1 }, gain: { any: 1 } }])).toBeNull();
    expect(ringOf([])).toBeNull();
  });
});

describe('what an action gives', () => {
  const space = (id: string, ...face: Token[]) => ({ id, name: { key: 'space', params: {} }, text: [], face });

  it('is the Water of the Purify space, more with a Scientist', () => {
    const better = { with: 'scientist', gain: { water: 7 } };
    expect(purified([space('main/purify', { socket: ['any'] }, { gain: { water: 5 } }, better)])).toEqual([5, 7]);
    expect(purified([space('main/purify', { gain: { water: 5 } })])).toEqual([5, 5]);
  });

  it('is a bonus where a Recruit Action brings one', () => {
    expect(rewards([space('main/recruit/1', { action: 'recruit', bonuses: 1 })])).toBe(true);
    expect(rewards([space('main/recruit/1', { action: 'recruit', bonuses: 0 })])).toBe(false);
  });
});

describe('the spaces of the Main board', () => {
  it('are known by whether they keep everyone Motivated', () => {
    const space = (id: string, motivated: string[]) => ({
      id,
      name: { key: id, params: {} },
      text: [],
      face: [{ motivated }],
    });
    const none = {
      tiles: [],
      own_actions: [],
      capital_tiles: [],
      paths: [],
      leaders: [],
      endgame_cards: [],
      warp_tiles: [],
    };
    const codex: Codex = { ...none, spaces: [space('main/trade', ['any']), space('main/mine/gold', ['engineer'])] };
    expect([...new Rows(codex).keeping]).toEqual(['main/trade']);
  });
});
