/** What is printed on tiles and boards, by name: the codex as the table reads it. */

import type { Amounts, Message } from '$lib/types';
import { capitalSigns, faceOf, type Face, type Sign, type Token } from './faces';

// --- the codex as the server sends it; only what the table reads -----------------------------------------------

export interface RawEntry {
  id: string;
  name: Message;
  text: Message[];
  face?: Token[];
}
interface RawTile extends RawEntry {
  kind: string;
  vp: number;
  reach?: number;
  cost?: {
    assets: Amounts;
    worker: string | null;
    breakthrough: { shape: string; icon: string } | null;
    shapes: string[];
  };
}
interface RawBoard {
  spots: { cost: Amounts }[];
  hexes: { id: string; ways: Amounts[]; lost_to_impact: boolean }[];
  hex_water: number;
  morale: { vp: number[]; supply: number[]; start: number; overflow: number };
  travel: number[];
  text: Message[];
}
interface RawEvacuation extends RawEntry {
  needs: { what: string; n: number };
  base: number;
  per_set: number;
  each: { what: string; n: number }[];
}
interface RawPath extends RawEntry {
  boards: Record<string, RawBoard>;
  evacuation: Record<string, RawEvacuation>;
}
export interface Deal {
  pay: Amounts;
  gain: Amounts;
}

export interface Codex {
  rules?: { deals: Deal[]; evacuation_slots: number[]; anomaly_vp: number | null; endgame_vp: number };
  tiles: RawTile[];
  spaces: RawEntry[];
  own_actions: RawEntry[];
  capital_tiles: RawEntry[];
  paths: RawPath[];
  leaders: RawEntry[];
  endgame_cards: (RawEntry & { what: string })[];
  warp_tiles: RawEntry[];
  recruit_bonuses?: RawEntry[];
  /** Where there are several kinds. */
  anomalies?: (RawEntry & { vp: number })[];
}

// --- rows ---------------------------------------------------------------------------------------------------------

export interface Entry {
  id: string;
  name: Message;
  lines: Message[];
}

export interface TileRow extends Entry {
  type: string;
  vp: number;
  reach: number;
  face: Face | null;
  /** What a Superproject costs. */
  cost: Amounts;
  worker: string;
  breakthrough: string;
  shapes: string[];
}

export interface CapitalRow extends Entry {
  signs: Sign[];
}

export interface BonusRow extends Entry {
  /** Nothing where one of several is chosen. */
  gain: Amounts;
}

export interface EvacuationRow extends Entry {
  needs: { what: string; n: number };
  base: number;
  perSet: number;
  each: { what: string; n: number }[];
}

export interface BoardRow {
  /** By spot: four types, three each. */
  spots: Amounts[];
  hexes: { id: string; ways: Amounts[]; lost: boolean }[];
  hexWater: number;
  moraleVp: number[];
  supply: number[];
  travelVp: number[];
  /** What it lets one always do; what is drawn on it is left out. */
  powers: Message[];
}

// What lies on the ring of the Essential Edition, all round; how much of each, the exchanges say.
const RING: readonly string[] = ['water', 'core', 'neutronium', 'any'];

/** How much of each thing on the ring is worth its neighbors; nothing where the exchanges are no such ring. */
export function ringOf(deals: Deal[]): Amounts | null {
  const said = (amounts: Amounts): string =>
    Object.entries(amounts)
      .map(([what, n]) => `${n} ${what}`)
      .join(' ');
  const ring: Amounts = {};
  for (const { pay } of deals) Object.assign(ring, pay);
  const step = (at: number): string => `${ring[RING[at % RING.length] ?? ''] ?? 0} ${RING[at % RING.length] ?? ''}`;
  const allRound = RING.flatMap((_, i) => [`${step(i)} for ${step(i + 1)}`, `${step(i + 1)} for ${step(i)}`]);
  const named = deals.map((deal) => `${said(deal.pay)} for ${said(deal.gain)}`);
  return named.sort().join() === allRound.sort().join() ? ring : null;
}

/** What the Purify space gives: to anybody, and to a Scientist. */
export function purified(spaces: RawEntry[]): [number, number] {
  const face = spaces.find((space) => space.id === 'main/purify')?.face ?? [];
  const gained = (worker?: string): number | undefined =>
    face.find((one) => one.gain && one.with === worker)?.gain?.['water'];
  const plain = gained() ?? 0;
  return [plain, gained('scientist') ?? plain];
}

/** Whether a Recruit Action brings the bonus of its Worker. */
export function rewards(spaces: RawEntry[]): boolean {
  return spaces.some((space) => space.face?.some((token) => (token.bonuses ?? 0) > 0));
}

/** Whether some spaces of Research have both dice rolled. */
export function rollsBoth(spaces: RawEntry[]): boolean {
  return spaces.some((space) => space.face?.some((token) => token.blind));
}

const entry = (raw: RawEntry): Entry => ({ id: raw.id, name: raw.name, lines: raw.text });

function byId<Raw extends { id: string }, Row>(list: Raw[] | undefined, row: (raw: Raw) => Row): Map<string, Row> {
  return new Map((list ?? []).map((raw) => [raw.id, row(raw)]));
}

export class Rows {
  readonly #tiles: Map<string, TileRow>;
  readonly #anomalies: Map<string, TileRow>;
  readonly #boards = new Map<string, BoardRow>();
  readonly #evacuations = new Map<string, EvacuationRow>();
  readonly capitals: Map<string, CapitalRow>;
  readonly leaders: Map<string, Entry>;
  readonly endgame: Map<string, Entry & { what: string }>;
  readonly spaces: Map<string, Entry>;
  readonly warps: Map<string, Entry>;
  readonly own: Map<string, Entry>;
  readonly paths: Map<string, Entry>;
  /** Exchanges of the Nomads. */
  readonly deals: Deal[];
  /** Spaces that keep whoever comes Motivated. */
  readonly keeping: Set<string>;
  /** VP beyond those of the condition, in the order in which players evacuate. */
  readonly evacuationSlots: number[];
  /** VP of an Anomaly where there is one kind, and of an Endgame Condition. */
  readonly anomalyVp: number;
  readonly conditionVp: number;
  /** The Water of Purify, and that with a Scientist. */
  readonly purify: [number, number];
  readonly rollsBoth: boolean;
  /** What a Recruit Action brings beside the Worker. */
  readonly bonuses: Map<string, BonusRow>;

  readonly #codex: Codex;

  constructor(codex: Codex) {
    this.#codex = codex;
    this.deals = codex.rules?.deals ?? [];
    this.evacuationSlots = codex.rules?.evacuation_slots ?? [];
    this.anomalyVp = codex.rules?.anomaly_vp ?? 0;
    this.conditionVp = codex.rules?.endgame_vp ?? 0;
    this.purify = purified(codex.spaces);
    this.rollsBoth = rollsBoth(codex.spaces);
    this.bonuses = byId(rewards(codex.spaces) ? codex.recruit_bonuses : [], (raw) => ({
      ...entry(raw),
      gain: raw.face?.[0]?.gain ?? {},
    }));
    this.#tiles = byId(codex.tiles, (raw) => ({
      ...entry(raw),
      type: raw.kind,
      vp: raw.vp,
      reach: raw.reach ?? 0,
      face: faceOf(raw.face ?? []),
      cost: raw.cost?.assets ?? {},
      worker: raw.cost?.worker ?? '',
      breakthrough: raw.cost?.breakthrough ? `${raw.cost.breakthrough.shape} ${raw.cost.breakthrough.icon}` : '',
      shapes: raw.cost?.shapes ?? [],
    }));
    this.#anomalies = byId(codex.anomalies, (raw) => ({
      ...entry(raw),
      type: 'anomaly',
      vp: raw.vp,
      reach: 0,
      face: faceOf(raw.face ?? []),
      cost: {},
      worker: '',
      breakthrough: '',
      shapes: [],
    }));
    this.capitals = byId(codex.capital_tiles, (raw) => ({ ...entry(raw), signs: capitalSigns(raw.face ?? []) }));
    this.leaders = byId(codex.leaders, entry);
    this.endgame = byId(codex.endgame_cards, (raw) => ({ ...entry(raw), what: raw.what }));
    this.spaces = byId(codex.spaces, entry);
    this.keeping = new Set(
      codex.spaces.filter(({ face }) => face?.some((token) => token.motivated?.includes('any'))).map(({ id }) => id),
    );
    this.warps = byId(codex.warp_tiles, entry);
    this.own = byId(codex.own_actions, entry);
    this.paths = byId(codex.paths, entry);
    for (const path of codex.paths ?? []) {
      for (const [side, raw] of Object.entries(path.boards)) {
        this.#boards.set(`${path.id} ${side}`, {
          spots: raw.spots.map((spot) => spot.cost),
          hexes: raw.hexes.map((hex) => ({ id: hex.id, ways: hex.ways, lost: hex.lost_to_impact })),
          hexWater: raw.hex_water,
          moraleVp: raw.morale.vp,
          supply: raw.morale.supply,
          travelVp: raw.travel,
          powers: raw.text.filter((line) => !line.key.startsWith('board-')),
        });
      }
      for (const [side, raw] of Object.entries(path.evacuation)) {
        const row = { ...entry(raw), needs: raw.needs, base: raw.base, perSet: raw.per_set, each: raw.each };
        this.#evacuations.set(`${path.id} ${raw.id}`, row).set(`${path.id} ${side}`, row);
      }
    }
  }

  /** A row of any section as it was sent, such as a module's: by its id, or by its number. */
  raw(section: string, id: string | number): RawEntry | undefined {
    const list = (this.#codex as unknown as Record<string, unknown>)[section];
    const key = typeof id === 'number' ? 'code' : 'id';
    return Array.isArray(list) ? (list as (RawEntry & { code?: number })[]).find((one) => one[key] === id) : undefined;
  }

  /** An entry of any section, such as a module's. */
  entry(section: string, id: string): Entry | undefined {
    const raw = this.raw(section, id);
    return raw ? { id: raw.id, name: raw.name, lines: raw.text ?? [] } : undefined;
  }

  tile(name: string | number): TileRow | undefined {
    return this.#tiles.get(String(name));
  }

  /** One of several kinds of Anomaly. */
  anomaly(name: string | null | undefined): TileRow | undefined {
    return this.#anomalies.get(name ?? '');
  }

  board(path: string | null, side: string | null): BoardRow | undefined {
    return this.#boards.get(`${path ?? ''} ${side ?? 'A'}`);
  }

  /** By the name of the condition, or the side of the Path board. */
  evacuation(path: string | null, name: string | null): EvacuationRow | undefined {
    return this.#evacuations.get(`${path ?? ''} ${name ?? ''}`);
  }
}
