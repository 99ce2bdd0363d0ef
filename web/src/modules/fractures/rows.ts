/** What is printed on Fracture Devices and Technologies, as the codex tells it. */

import type { Amounts, Message } from '$lib/types';
import { faceOf, signs, type Face, type Sign, type Token } from '$table/model/faces';
import type { Entry, RawEntry, Rows, TileRow } from '$table/model/rows';

interface RawTechnology extends RawEntry {
  code: number;
  vp: number;
  cost: Amounts;
}
interface RawDevice extends RawEntry {
  actions: { place: string; face: Token[]; text: Message }[];
  rewards: Record<string, Token[]>;
  extra: Record<string, Amounts>;
}

export interface TechnologyRow extends TileRow {
  /** The place of its Worker space or Free Action. */
  place: string;
}

export interface DeviceRow extends Entry {
  actions: { place: string; face: Face | null; text: Message }[];
  /** By the number of a space, from 1. */
  rewards: Map<number, Sign[]>;
  extra: Map<number, Amounts>;
}

/** A Technology by its name or its number. The name is what places and views call it. */
export function technologyRow(rows: Rows, id: string | number): TechnologyRow | null {
  const raw = rows.raw('technologies', id) as RawTechnology | undefined;
  if (!raw) return null;
  return {
    id: String(raw.code),
    name: raw.name,
    lines: raw.text,
    type: 'technologies',
    vp: raw.vp,
    reach: 0,
    face: faceOf(raw.face ?? []),
    cost: raw.cost,
    worker: '',
    breakthrough: '',
    shapes: [],
    place: raw.id.replaceAll(' ', '_'),
  };
}

/** By Path and side: "unity A". */
export function deviceRow(rows: Rows, id: string): DeviceRow | null {
  const raw = rows.raw('fracture_devices', id) as RawDevice | undefined;
  if (!raw) return null;
  const byNumber = <From, To>(of: Record<string, From>, made: (one: From) => To): Map<number, To> =>
    new Map(Object.entries(of).map(([n, one]) => [Number(n), made(one)]));
  return {
    id: raw.id,
    name: raw.name,
    lines: raw.text,
    actions: raw.actions.map(({ place, face, text }) => ({ place, face: faceOf(face), text })),
    rewards: byNumber(raw.rewards, (tokens) => tokens.flatMap(signs)),
    extra: byNumber(raw.extra, (cost) => cost),
  };
}
