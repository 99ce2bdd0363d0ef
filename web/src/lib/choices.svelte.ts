/** What a table can be made of; asked once. */

import { api } from './api';
import type { Choices, Clock, Company, EditionChoices, SeatWish, Terms } from './types';

const NOTHING: Choices = {
  editions: [],
  modules: [],
  advised_against: [],
  undescribed: [],
  variants: [],
  variants_at: {},
  sides: ['A', 'B'],
  levels: ['easy'],
  learned: [],
  trained: { editions: [], modules: [], variants: [], solo: [] },
  solo: [],
  difficulty: {},
  companies: {},
  locales: [],
  without: [],
};

class Known {
  choices = $state.raw<Choices>(NOTHING);
  #asked: Promise<void> | null = null;

  /** Whether a feature of the server is on. */
  offers(feature: string): boolean {
    return !this.choices.without.includes(feature);
  }

  ask(): Promise<void> {
    this.#asked ??= api.choices().then(
      (choices) => {
        this.choices = choices;
      },
      () => {
        this.#asked = null;
      },
    );
    return this.#asked;
  }
}

export const known = new Known();

/** Until the server has answered. */
const NO_EDITION: EditionChoices = {
  name: 'essential',
  modules: [],
  variants: [],
  solo: [],
  companies: {},
  leaders: { harmony: [], dominance: [], progress: [], salvation: [] },
  leaders_with: {},
  evacuation: 'random',
};

/** What goes with an edition; with the first one, where the server has no such edition. */
export function editionOf(name: string): EditionChoices {
  const { editions } = known.choices;
  return editions.find((one) => one.name === name) ?? editions[0] ?? NO_EDITION;
}

/** A wish without what its edition does not have, and with what its rulebook says where nothing was wished. */
export function within(wish: Wish): Wish {
  const edition = editionOf(wish.edition);
  return {
    ...wish,
    edition: edition.name,
    modules: wish.modules.filter((one) => edition.modules.includes(one)),
    variants: wish.variants.filter((one) => edition.variants.includes(one)),
    evacuation: wish.evacuation ?? edition.evacuation,
  };
}

/** The Paths that can be chosen: those of the edition, and those that a module brings. */
export function pathsWith(edition: string, modules: string[]): string[] {
  const { leaders, leaders_with: added } = editionOf(edition);
  const brought = modules.flatMap((module) => Object.keys(added[module] ?? {}));
  return [...new Set([...Object.keys(leaders), ...brought])];
}

const NO_CLOCK: Clock = { kind: 'none', seconds: 86_400, increment: 0 };

/** The clocks that are offered, by the words for them. */
export const CLOCKS: Record<string, Clock> = {
  none: NO_CLOCK,
  day: { kind: 'move', seconds: 86_400, increment: 0 },
  days: { kind: 'move', seconds: 3 * 86_400, increment: 0 },
  bank: { kind: 'bank', seconds: 45 * 60, increment: 30 },
};

export const clockOf = (name: string): Clock => CLOCKS[name] ?? NO_CLOCK;

/** The rules of a table that is being thought up. */
export interface Wish {
  edition: string;
  side: string;
  variants: string[];
  modules: string[];
  leaders: 'choose' | 'random';
  /** 'random' or 'choose'; null is what the edition says. */
  evacuation: string | null;
}

export const PLAIN_WISH: Wish = {
  edition: 'essential',
  side: 'A',
  variants: [],
  modules: [],
  leaders: 'choose',
  evacuation: null,
};

/** Whether a variant can be played at such a table; the others are not offered. */
export function fits(variant: string, seats: number, modules: string[], alone = false): boolean {
  if (variant === 'covered_council' && seats !== 2) return false;
  const at = known.choices.variants_at[variant];
  return (
    !at ||
    ((at.alone || !alone) &&
      at.needs.every((module) => modules.includes(module)) &&
      !at.not_with.some((module) => modules.includes(module)))
  );
}

/** Whether a solo opponent is an earlier one of another that is there too: `chronobot_early` of `chronobot`. */
export const isEarlier = (one: string, solos: readonly string[]): boolean =>
  solos.some((other) => one.startsWith(`${other}_`));

/** Whether a solo opponent that plays in such companies takes one more module. */
export function joins(module: string, modules: string[], companies: Company[]): boolean {
  return companies.some((one) => [...modules, module].every((name) => one.modules.includes(name)));
}

/** Of the modules that were wished for, those it plays together; the first ones count. */
export function playable(modules: string[], companies: Company[]): string[] {
  return modules.reduce<string[]>((kept, one) => (joins(one, kept, companies) ? [...kept, one] : kept), []);
}

/** Its difficulty options among just these modules. */
export function harderWith(modules: string[], companies: Company[]): string[] {
  return (
    companies.find(
      (one) => one.modules.length === modules.length && one.modules.every((name) => modules.includes(name)),
    )?.difficulty ?? []
  );
}

export function termsOf(wish: Wish, paths: string[], alone = false): Terms {
  const seats = paths.length + (alone ? 1 : 0);
  const variants = wish.variants.filter((name) => fits(name, seats, wish.modules, alone));
  return {
    edition: wish.edition,
    side: wish.side,
    variants,
    modules: wish.modules,
    leaders: paths.map(() => wish.leaders),
    evacuation: paths.map(() => wish.evacuation ?? editionOf(wish.edition).evacuation),
    paths,
    first: variants.includes('asset_draft') ? 1 : 'random', // that draft decides who starts
  };
}

/** The wish that such rules came from. */
export function wishOf(terms: Required<Terms>): Wish {
  const [leaders] = [terms.leaders].flat();
  const [evacuation] = [terms.evacuation].flat();
  return {
    edition: terms.edition,
    side: terms.side,
    variants: terms.variants,
    modules: terms.modules,
    leaders: leaders === 'random' ? 'random' : 'choose',
    evacuation: evacuation ?? null,
  };
}

/** Whether the Expert plays for a level at such a table, since who learned the game has not met all that is on it. */
export function standsIn(level: string, terms: Terms): boolean {
  const { learned, trained } = known.choices;
  const met =
    trained.editions.includes(terms.edition ?? 'essential') &&
    (terms.modules ?? []).every((one) => trained.modules.includes(one)) &&
    (terms.variants ?? []).every((one) => trained.variants.includes(one)) &&
    (!terms.solo || trained.solo.includes(terms.solo)) &&
    !terms.components;
  return !met && learned.includes(level);
}

/** Computer players have names, so that a table tells two of a kind apart. */
const NAMES = ['Mira', 'Tomas', 'Ines', 'Anton', 'Leda', 'Oskar', 'Vera', 'Ivo'];

export function computers(count: number, level: string): SeatWish[] {
  const from = Math.floor(Math.random() * NAMES.length);
  return Array.from({ length: count }, (_, index) => {
    const name = NAMES[(from + index) % NAMES.length] ?? 'Mira';
    return { kind: 'computer', level, name };
  });
}
