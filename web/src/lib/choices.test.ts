import { describe, expect, it } from 'vitest';
import {
  harderWith,
  isEarlier,
  joins,
  known,
  pathsWith,
  playable,
  PLAIN_WISH,
  standsIn,
  termsOf,
  within,
} from './choices.svelte';
import type { Company } from './types';

const COMPANIES: Company[] = [
  { modules: [], difficulty: ['c01_b'] },
  { modules: ['doomsday'], difficulty: ['c07_b'] },
  { modules: ['pioneers'], difficulty: ['c09_b'] },
  { modules: ['guardians'], difficulty: ['c11_b'] },
  { modules: ['pioneers', 'guardians'], difficulty: ['c09_b', 'c11_b'] },
];

describe('solo opponents', () => {
  it('are earlier ones where the later is there too', () => {
    const solos = ['chronobot', 'chronossus', 'chronobot_early'];
    expect(solos.filter((one) => isEarlier(one, solos))).toEqual(['chronobot_early']);
    expect(isEarlier('chronobot_early', ['chronobot_early'])).toBe(false);
  });
});

const at = (needs: string[], notWith: string[], alone = true) => ({ needs, not_with: notWith, alone });
known.choices = {
  ...known.choices,
  variants_at: {
    covered_council: at([], []),
    endgame_draft: at([], [], false),
    asset_draft: at([], [], false),
    planned_experiments: at(['doomsday'], []),
    first_conditions: at(['fractures'], [], false),
    more_buildings: at([], ['fractures']),
  },
};

describe('modules beside a solo opponent', () => {
  it('may be joined where it has tiles for all of them', () => {
    expect(joins('guardians', ['pioneers'], COMPANIES)).toBe(true);
    expect(joins('pioneers', ['guardians'], COMPANIES)).toBe(true);
    expect(joins('doomsday', ['pioneers'], COMPANIES)).toBe(false);
    expect(joins('doomsday', [], [{ modules: [], difficulty: [] }])).toBe(false);
  });

  it('are kept from a wish as far as they go together, the first ones first', () => {
    expect(playable(['doomsday', 'pioneers', 'guardians'], COMPANIES)).toEqual(['doomsday']);
    expect(playable(['guardians', 'doomsday', 'pioneers'], COMPANIES)).toEqual(['guardians', 'pioneers']);
    expect(playable(['guardians'], [{ modules: [], difficulty: [] }])).toEqual([]);
  });

  it('bring the options of just that company', () => {
    expect(harderWith([], COMPANIES)).toEqual(['c01_b']);
    expect(harderWith(['guardians', 'pioneers'], COMPANIES)).toEqual(['c09_b', 'c11_b']);
    expect(harderWith(['doomsday', 'guardians'], COMPANIES)).toEqual([]);
  });

  it('leave the variants that two can play, but the drafts', () => {
    const wish = {
      ...PLAIN_WISH,
      variants: ['covered_council', 'endgame_draft', 'asset_draft', 'planned_experiments'],
      modules: ['doomsday'],
    };
    expect(termsOf(wish, ['harmony'], true).variants).toEqual(['covered_council', 'planned_experiments']);
    expect(termsOf(wish, ['harmony', 'random'], false).variants).toEqual(wish.variants);
  });

  it('leave out what Fractures of Time has already, and its own without it', () => {
    const variants = ['more_buildings', 'first_conditions'];
    const chosen = (modules: string[], alone: boolean) =>
      termsOf({ ...PLAIN_WISH, variants, modules }, ['harmony', 'random'], alone).variants;
    expect(chosen(['fractures'], false)).toEqual(['first_conditions']);
    expect(chosen(['fractures'], true)).toEqual([]);
    expect(chosen([], false)).toEqual(['more_buildings']);
  });
});

describe('what goes with an edition', () => {
  it('is the Paths of a module only with it', () => {
    const old = { ...one('old', ['fractures'], []), leaders: { harmony: ['A'] } };
    const added = { fractures: { harmony: ['B'], unity: ['C'] } };
    known.choices = { ...known.choices, editions: [{ ...old, leaders_with: added }] };
    expect(pathsWith('old', ['doomsday'])).toEqual(['harmony']);
    expect(pathsWith('old', ['fractures'])).toEqual(['harmony', 'unity']);
  });

  const one = (name: string, modules: string[], variants: string[]) => ({
    name,
    modules,
    variants,
    solo: [],
    companies: {},
    leaders: {},
    leaders_with: {},
    evacuation: name === 'old' ? 'choose' : 'random',
  });
  const wish = {
    ...PLAIN_WISH,
    edition: 'old',
    modules: ['doomsday', 'guardians'],
    variants: ['covered_council', 'few'],
  };

  it('stays of a wish, and the rest is left out', () => {
    known.choices = {
      ...known.choices,
      editions: [one('essential', ['doomsday', 'guardians'], ['covered_council']), one('old', ['doomsday'], ['few'])],
    };
    expect(within(wish)).toEqual({ ...wish, modules: ['doomsday'], variants: ['few'], evacuation: 'choose' });
    expect(within({ ...wish, edition: 'essential' }).variants).toEqual(['covered_council']);
  });

  it('says how Evacuation sides are come by, until somebody does', () => {
    expect(termsOf(within(wish), ['harmony', 'random']).evacuation).toEqual(['choose', 'choose']);
    expect(within({ ...wish, edition: 'essential' }).evacuation).toBe('random');
    expect(within({ ...wish, evacuation: 'random' }).evacuation).toBe('random');
  });

  it('is that of the first edition where there is none of that name', () => {
    expect(within({ ...wish, edition: 'lost' }).edition).toBe('essential');
  });
});

describe('a player that learned the game', () => {
  it('plays with all that it was trained on, and leaves other tables to the Expert', () => {
    known.choices = {
      ...known.choices,
      learned: ['master'],
      trained: { editions: ['essential'], modules: ['doomsday'], variants: ['asset_draft'], solo: ['chronossus'] },
    };
    const plain = termsOf(PLAIN_WISH, ['random', 'random']);
    for (const met of [
      {},
      { side: 'B' as const },
      { modules: ['doomsday'], variants: ['asset_draft'] },
      { modules: ['doomsday'], solo: 'chronossus' },
    ]) {
      expect(standsIn('master', { ...plain, ...met })).toBe(false);
    }
    for (const beside of [
      { modules: ['doomsday', 'pioneers'] },
      { variants: ['endgame_draft'] },
      { edition: 'first' },
      { solo: 'chronobot' },
      { components: '[leaders]' },
    ]) {
      expect(standsIn('master', { ...plain, ...beside })).toBe(true);
      expect(standsIn('expert', { ...plain, ...beside })).toBe(false);
    }
  });
});
