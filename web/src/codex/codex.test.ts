import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { entriesOf, resolve } from './entries';
import type { Facts } from './facts';
import { chapters as inEnglish } from './rules/en';
import { chapters as inFrench } from './rules/fr';
import { chapters as inDutch } from './rules/nl';
import { find, folded, marked } from './search';

const FACTS: Facts = {
  lastEra: 91,
  impact: 92,
  impactMoves: false,
  fractured: false,
  paradoxLimit: 93,
  paradoxes: [94, 95],
  warps: 96,
  warpVp: 97,
  anomalyVp: 98,
  removal: [{ key: 'worker-space', params: {} }],
  purify: [99, 100],
  bonuses: [{ worker: 'Scientist', gain: '101' }],
  deals: [{ key: 'deals', params: {} }],
  rollsBoth: false,
  force: [{ key: 'free-action', params: {} }],
  moraleVp: true,
  evacuationCap: 102,
  evacuationSlots: [0, -103],
  conditions: 104,
  conditionVp: 105,
};
const [en, fr, nl] = [inEnglish(FACTS), inFrench(FACTS), inDutch(FACTS)];
const items = (text: (typeof en)[number]['text']): boolean[] =>
  text.map((line) => typeof line === 'string' && line.startsWith('- '));

describe('the rules', () => {
  it.each(['en', 'nl', 'fr'])('have no number of their own in %s: a row may have another', (locale) => {
    const source = readFileSync(new URL(`./rules/${locale}.ts`, import.meta.url), 'utf-8');
    const written = [...source.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map((one) => one[1] ?? one[2] ?? '');
    const words = written.map((one) => one.replace(/\$\{[^}]*\}|\\u00a0/g, ''));
    expect(words.length).toBeGreaterThan(150);
    expect(words.filter((one) => /\d/.test(one))).toEqual([]);
  });

  it.each([
    ['nl', nl],
    ['fr', fr],
  ] as const)('have the same chapters and paragraphs in %s', (_, other) => {
    expect(other.map((one) => one.id)).toEqual(en.map((one) => one.id));
    other.forEach((one, i) => {
      expect(one.text.length, one.id).toBe(en[i]?.text.length);
      expect(items(one.text), one.id).toEqual(items(en[i]?.text ?? []));
      expect(one.title).not.toBe('');
    });
  });

  const languages = { en: inEnglish, nl: inDutch, fr: inFrench };
  const told = (language: keyof typeof languages, id: string, facts: Partial<Facts>): string =>
    languages[language]({ ...FACTS, ...facts })
      .find((one) => one.id === `rules/${id}`)
      ?.text.map((line) => (typeof line === 'string' ? line : line.key))
      .join(' ') ?? '';

  it.each(['en', 'nl', 'fr'] as const)('say in %s that dice move the Impact of Doomsday', (language) => {
    for (const id of ['era', 'clean-up', 'impact'])
      expect(told(language, id, { impactMoves: true }), id).not.toBe(told(language, id, {}));
    expect(told(language, 'clean-up', { impactMoves: true })).not.toContain('92');
    expect(told(language, 'fractures', { fractured: true })).toContain('92');
    expect(told(language, 'fractures', {})).not.toContain('92'); // at a table without it
  });

  it.each(['en', 'nl', 'fr'] as const)('tell in %s what the rows of another edition have', (language) => {
    for (const id of ['capital', 'research'])
      expect(told(language, id, { rollsBoth: true }), id).not.toBe(told(language, id, {}));
    expect(told(language, 'morale', { moraleVp: false })).not.toBe(told(language, 'morale', {}));
    expect(told(language, 'own-board', {})).toContain('free-action');
    const evacuation = told(language, 'evacuation', { evacuationSlots: [106, 0, -107] });
    expect(evacuation).toMatch(/amount.*amount.*amount/); // the most, the first, the last
  });

  it('lead only to chapters that exist', () => {
    const ids = new Set(en.map((one) => one.id));
    for (const one of en) for (const other of one.see) expect(ids.has(other), `${one.id} → ${other}`).toBe(true);
  });

  it('keep French punctuation on its line', () => {
    for (const one of fr)
      for (const line of one.text) if (typeof line === 'string') expect(line).not.toMatch(/\w [;:?!»]/);
  });
});

describe('entries', () => {
  const name = (key: string) => ({ key, params: {} });
  const codex = {
    edition: 'essential',
    tiles: [{ id: '113', kind: 'power_plant', name: name('building'), vp: 1, text: [name('worker-space')] }],
    warp_tiles: [{ id: 'exosuit', name: name('warp'), text: [] }],
    capital_tiles: [{ id: 'exosuit', name: name('name-exosuit'), text: [] }],
    paths: [
      {
        id: 'harmony',
        name: name('name-harmony'),
        boards: { A: { text: [] } },
        evacuation: { A: { id: 'welfare', name: name('w') } },
      },
    ],
    experiments: [{ id: 'hive mind', name: name('name-hive-mind'), text: [] }],
    timeline: [{ era: 1 }],
  };
  const entries = entriesOf(codex, en);

  it('come from every section, also from one that a module brings', () => {
    const ids = entries.map((entry) => entry.id);
    expect(ids).toContain('tiles/113');
    expect(ids).toContain('experiments/hive mind');
    expect(ids).toContain('evacuations/welfare');
    expect(ids).toContain('boards/harmony-A');
    expect(ids.some((id) => id.startsWith('timeline'))).toBe(false);
    expect(entries[0]?.group).toBe('rules');
  });

  it('are found by whole id, by kind and by name', () => {
    expect(resolve(entries, 'tiles/113')?.id).toBe('tiles/113');
    expect(resolve(entries, 'tile:113')?.id).toBe('tiles/113');
    expect(resolve(entries, 'warp:exosuit')?.id).toBe('warp_tiles/exosuit');
    expect(resolve(entries, 'capital:exosuit')?.id).toBe('capital_tiles/exosuit');
    expect(resolve(entries, 'nothing')).toBeUndefined();
  });
});

describe('search', () => {
  const things = [
    { name: 'energy core', text: 'powers an exosuit' },
    { name: 'exosuit', text: 'a hex' },
    { name: 'decouverte', text: 'energie' },
  ];

  it('wants every word, and puts names first', () => {
    expect(find(things, 'exosuit').map((one) => one.name)).toEqual(['exosuit', 'energy core']);
    expect(find(things, 'énergie Découverte').map((one) => one.name)).toEqual(['decouverte']);
    expect(find(things, 'exosuit zzz')).toEqual([]);
    expect(find(things, '  ')).toHaveLength(3);
  });

  it('folds accents and marks what was found', () => {
    expect(folded('L’Énergie')).toBe("l'energie");
    expect(marked('L’Énergie', 'energie')).toEqual([
      { text: 'L’', hit: false },
      { text: 'Énergie', hit: true },
    ]);
    expect(marked('nothing here', '')).toEqual([{ text: 'nothing here', hit: false }]);
  });
});
