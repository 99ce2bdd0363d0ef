import { describe, expect, it } from 'vitest';
import { isRing, Rows, type Codex, type Deal } from './rows';

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

  it('are drawn as a ring where they are the printed ones', () => {
    expect(isRing(ring)).toBe(true);
  });

  it('are listed where one is other, missing or more', () => {
    expect(isRing(ring.slice(1))).toBe(false);
    expect(isRing([{ pay: { water: 3 }, gain: { core: 2 } }, ...ring.slice(1)])).toBe(false);
    expect(isRing([...ring, { pay: { water: 1 }, gain: { any: 1 } }])).toBe(false);
    expect(isRing([{ pay: { water: 1 }, gain: { any: 1 } }])).toBe(false);
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
