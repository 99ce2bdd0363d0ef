/** What modules and solo opponents add to the table and to a seat. Each folder here says so in its `part.ts`, and is
 * found by that name. */

import type { Component } from 'svelte';
import type { SeatParts, TableParts } from '$lib/types';
import type { Later } from './drawings.svelte';

type Drawn<Parts, Props> = {
  [Name in keyof Parts]?: {
    drawing?: Later<Component<{ value: NonNullable<Parts[Name]> } & Props>>;
    /** On a shelf under its own name (where nothing is said), as a line below the stacks or the spots that it belongs to,
     * at the Exosuits of a seat, or drawn by the boards themselves, among the pieces of the base game. */
    lies?: 'shelf' | 'below' | 'suits' | 'board';
    /** What the names of places that stand in it begin with, after the seat's own part. */
    lights?: readonly string[];
    /** Shown without being asked for. */
    open?: boolean;
    /** The icon of its tab. */
    sign?: string;
  };
};

/** The silhouette behind an action, as paths in a box of 271 by 130. */
export interface Scene {
  far?: string;
  near?: string;
  line?: string;
  light?: string;
}

/** What a folder's `part.ts` exports. */
export interface ModuleParts {
  table?: Drawn<TableParts, object>;
  seat?: Drawn<SeatParts, { seat: number; large: boolean }>;
  /** What stands behind the actions that it adds to the Main board. */
  scenes?: Readonly<Record<string, Scene>>;
}

type Known = Drawn<Record<string, unknown>, never>;
const FOUND = Object.values(import.meta.glob<ModuleParts>('./*/part.ts', { eager: true, import: 'default' }));
const AT_TABLE: Known = Object.fromEntries(FOUND.flatMap((one) => Object.entries(one.table ?? {})));
const AT_SEAT: Known = Object.fromEntries(FOUND.flatMap((one) => Object.entries(one.seat ?? {})));
/** The silhouettes behind actions that modules add. */
export const SCENES: Readonly<Record<string, Scene>> = Object.fromEntries(
  FOUND.flatMap((one) => Object.entries(one.scenes ?? {})),
);

export interface Part {
  name: string;
  value: unknown;
  /** Nothing until it is there. */
  drawing: Component<{ value: unknown; seat: number; large: boolean }> | undefined;
  /** It has no drawing, and is told in words. */
  told: boolean;
  /** The beginnings of the places that it may light. */
  lights: readonly string[];
  open: boolean;
  sign: string;
}

const nothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.values(value).every(nothing));

function lying(where: 'shelf' | 'below' | 'suits', parts: object, seat: number | null): Part[] {
  const known = seat === null ? AT_TABLE : AT_SEAT;
  const before = seat === null ? '' : `seat/${seat + 1}/`;
  // The names alone: Object.keys would look at every value, and so be woken by each of them.
  return Reflect.ownKeys(parts)
    .map(String)
    .filter((name) => (known[name]?.lies ?? 'shelf') === where)
    .map((name) => ({
      name,
      value: parts[name as keyof typeof parts],
      drawing: known[name]?.drawing?.() as Part['drawing'],
      told: !known[name]?.drawing,
      lights: (known[name]?.lights ?? []).map((place) => before + place),
      open: known[name]?.open ?? false,
      sign: known[name]?.sign ?? 'u-more',
    }));
}

/** The parts of a view that have something to show on a shelf: of the table, or of a seat by its number. */
export const partsOf = (parts: object, seat: number | null): Part[] =>
  lying('shelf', parts, seat).filter(({ value }) => !nothing(value));

/** The parts that add a line below the stacks on offer, or below the spots of a seat that has it. */
export const linesBelow = (parts: object, seat: number | null): Part[] =>
  lying('below', parts, seat).filter(({ value }) => value !== null && value !== undefined);

/** The parts that lie at the Exosuits of a seat. */
export const atSuits = (parts: object, seat: number): Part[] =>
  lying('suits', parts, seat).filter(({ value }) => value !== null && value !== undefined);
