/** What modules and solo opponents add to the table and to a seat: how each part is drawn, and the places it may light. */

import type { Component } from 'svelte';
import type { SeatParts, TableParts } from '$lib/types';
import Doomsday from './doomsday/Doomsday.svelte';
import Guardians from './guardians/Guardians.svelte';
import Adventure from './pioneers/Adventure.svelte';
import Upgrades from './pioneers/Upgrades.svelte';
import Automaton from './solo/Automaton.svelte';

type Drawn<Parts, Props> = {
  [Name in keyof Parts]?: {
    drawing: Component<{ value: NonNullable<Parts[Name]> } & Props>;
    /** What the names of places that stand in it begin with, after the seat's own part. */
    lights?: readonly string[];
    /** Shown without being asked for. */
    open?: boolean;
  };
};

const ON_TABLE: Drawn<TableParts, object> = {
  doomsday: { drawing: Doomsday },
  pioneers: { drawing: Adventure, lights: ['pool/adventure/'] },
  guardians: { drawing: Guardians },
};
const AT_SEAT: Drawn<SeatParts, { seat: number; large: boolean }> = {
  pioneers: { drawing: Upgrades, lights: ['power_upgrade', 'sensor_upgrade'] },
  automaton: { drawing: Automaton, open: true },
};

/** Drawn where the pieces lie, among those of the base game. */
const ON_BOARDS: readonly string[] = ['variable_anomalies', 'fractures', 'valley'];

export interface Part {
  name: string;
  value: unknown;
  drawing: Component<{ value: unknown; seat: number; large: boolean }> | undefined;
  /** The beginnings of the places that it may light. */
  lights: readonly string[];
  open: boolean;
}

const nothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.values(value).every(nothing));

/** The parts of a view that have something to show: of the table, or of a seat by its number. */
export function partsOf(parts: object, seat: number | null): Part[] {
  const drawn: Drawn<Record<string, unknown>, never> = seat === null ? ON_TABLE : AT_SEAT;
  const before = seat === null ? '' : `seat/${seat + 1}/`;
  // The names alone: Object.keys would look at every value, and so be woken by each of them.
  return Reflect.ownKeys(parts)
    .map((name) => ({ name: String(name), value: parts[name as keyof typeof parts] }))
    .filter(({ name, value }) => !ON_BOARDS.includes(name) && !nothing(value))
    .map(({ name, value }) => ({
      name,
      value,
      drawing: drawn[name]?.drawing as Part['drawing'],
      lights: (drawn[name]?.lights ?? []).map((place) => before + place),
      open: drawn[name]?.open ?? false,
    }));
}
