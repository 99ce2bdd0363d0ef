import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES, Words } from './words.svelte';

const text = (locale: string) =>
  readFileSync(new URL(`../../../src/anachrony/locales/${locale}.ftl`, import.meta.url), 'utf-8');

function speaking(locale: (typeof LOCALES)[number]): Words {
  const words = new Words();
  words.use(locale, text(locale));
  return words;
}

const water = (n: number) => ({ key: 'amount', params: { what: 'water', n } });

describe('words', () => {
  const words = speaking('en');

  it('nests messages as the terminal does', () => {
    const message = { key: 'event-gain', params: { who: 'Ann', amounts: [water(2)], n: 2 } };
    expect(words.say(message)).toBe('Ann gains 2 Water.');
  });

  it('words lists with commas and a last word', () => {
    expect(words.listed([])).toBe('');
    expect(words.listed([water(1)])).toBe('1 Water');
    expect(words.listed([water(1), water(2)])).toBe('1 Water and 2 Water');
    expect(words.listed([water(1), water(2), water(3)])).toBe('1 Water, 2 Water and 3 Water');
  });

  it('shows the key where there are no words', () => {
    expect(words.say('no-such-key')).toBe('no-such-key');
  });

  it('says the same again, and something else of other things', () => {
    const said = [water(1), water(2), water(1), { key: 'amount', params: { what: 'gold', n: 1 } }].map((one) =>
      words.say(one),
    );
    expect(said).toEqual(['1 Water', '2 Water', '1 Water', '1 Gold']);
    const turncoat = speaking('en');
    expect(turncoat.say(water(2))).toBe('2 Water');
    turncoat.use('fr', text('fr'));
    expect(turncoat.say(water(2))).toBe(speaking('fr').say(water(2)));
    expect(turncoat.say(water(2))).not.toBe('2 Water');
  });

  it('gives a sentence its capital', () => {
    expect(words.sentence({ key: 'event-game-over', params: {} })).toBe('The game is over.');
  });

  it.each(LOCALES)('reads every message of %s', (locale) => {
    const keys = [...text(locale).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '');
    const other = speaking(locale);
    expect(keys.filter((key) => !other.knows(key))).toEqual([]);
  });
});
