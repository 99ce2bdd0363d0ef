import { describe, expect, it } from 'vitest';
import { capitalSigns, faceOf } from './faces';

describe('the drawn line of a tile', () => {
  it('puts what is paid before the arrow and what is gained behind it', () => {
    const face = faceOf([
      { socket: ['any'] },
      { pay: { gold: 1 } },
      { arrow: true },
      { travel: 3 },
      { gain: { vp: 1 } },
    ]);
    expect(face).toMatchObject({ when: 'worker', workers: [], pays: [{ icon: 'gold', n: 1 }] });
    expect(face?.gains).toEqual([
      { icon: 'focus', n: 3, behind: true },
      { icon: 'vp', n: 1 },
    ]);
  });

  it('gains all where nothing is paid, and says who may stand there and what becomes of them', () => {
    const face = faceOf([{ socket: ['scientist'] }, { gain: { water: 2, vp: 2 } }, { dies: true }]);
    expect(face).toMatchObject({ workers: ['scientist'], fate: 'dies', pays: [] });
    expect(face?.gains).toHaveLength(2);
  });

  it('keeps what happens when it is built apart from what it does later', () => {
    const face = faceOf([{ free: true }, { gain: { water: 1 } }, { built: true }, { gain: { water: 3 } }]);
    expect(face).toMatchObject({ when: 'free', gains: [{ icon: 'water', n: 1 }], built: [{ icon: 'water', n: 3 }] });
    expect(faceOf([{ built: true }, { gain: { water: 8 } }])).toMatchObject({
      when: 'built',
      gains: [{ icon: 'water', n: 8 }],
      built: [],
    });
  });

  it('draws what always holds without an arrow', () => {
    expect(faceOf([{ passive: 'travel-range', n: 2 }])).toMatchObject({
      when: 'always',
      gains: [{ icon: 'focus', n: '+2' }],
    });
  });

  it('shows a mark for a token that it has no drawing for', () => {
    const text = { key: 'effect-new', params: {} };
    expect(faceOf([{ socket: ['any'] }, { text }])?.gains).toEqual([{ icon: 'u-more' }]);
    expect(faceOf([{ passive: 'unheard-of', text }])?.gains).toEqual([{ icon: 'u-more' }]);
  });
});

describe('a tile of the ruined Capital', () => {
  it('shows only what it adds to its action', () => {
    expect(capitalSigns([{ action: 'research', both: false }, { gain: { vp: 2 } }])).toEqual([{ icon: 'vp', n: '+2' }]);
    expect(capitalSigns([{ action: 'construct', less: { neutronium: 1 } }])).toEqual([{ icon: 'neutronium', n: '−1' }]);
    expect(capitalSigns([{ action: 'recruit', bonuses: 1 }, { may: [{ action: 'recruit', bonuses: 1 }] }])).toEqual([
      { icon: '', n: '×2' },
    ]);
    expect(capitalSigns([{ action: 'research' }, { may: [{ action: 'construct', only_superproject: true }] }])).toEqual(
      [{ icon: 'superproject', n: '+' }],
    );
  });
});
