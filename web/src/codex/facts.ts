/** What the chapters say of this table: an edition, a module or an owner's values may have other numbers. */

import type { Message } from '$lib/types';
import { say, sentence } from '$lib/words.svelte';
import { purified, rewards, rollsBoth, type RawEntry } from '$table/model/rows';
import type { CodexData } from './entries';

export interface Facts {
  lastEra: number;
  impact: number;
  /** Whether the Trajectory dice of Doomsday move the Impact, and saving Earth calls it off. */
  impactMoves: boolean;
  /** Whether the Timeline is that of Fractures of Time. */
  fractured: boolean;
  paradoxLimit: number;
  /** What the Paradox die shows at least and at most. */
  paradoxes: [number, number];
  warps: number;
  /** VP that a Warp tile left on the Timeline costs, and an Anomaly; null where Anomalies differ. */
  warpVp: number;
  anomalyVp: number | null;
  /** How an Anomaly is removed where it lies. */
  removal: Message[];
  /** The Water of Purify, and that with a Scientist. */
  purify: [number, number];
  /** What a Recruit Action brings, by Worker; empty where it brings nothing more. */
  bonuses: { worker: string; gain: string }[];
  deals: Message[];
  /** Whether some spaces of Research have both dice rolled. */
  rollsBoth: boolean;
  /** What Force Workers does. */
  force: Message[];
  /** Whether Morale beyond the highest step brings VP on some board. */
  moraleVp: boolean;
  /** The most VP of an Evacuation; null where there is no maximum. */
  evacuationCap: number | null;
  /** VP more or less, in the order in which players evacuate. */
  evacuationSlots: number[];
  conditions: number;
  conditionVp: number;
}

interface Row extends RawEntry {
  faces?: string[];
  boards?: Record<string, { overflow: number }>;
}
interface Numbers {
  last_era: number;
  impact_after: number;
  paradox_limit: number;
  warps_per_era: number;
  warp_tile_vp: number;
  anomaly_vp: number | null;
  evacuation_cap: number;
  evacuation_slots: number[];
  endgame_used: number;
  endgame_vp: number;
}

/** More than any game scores: an edition that has no maximum says so by such a number. */
const NO_MAXIMUM = 1000;

export const vp = (n: number): string => say('amount', { what: 'vp', n });
export const water = (n: number): string => say('amount', { what: 'water', n });

export function factsOf(codex: CodexData): Facts {
  const section = (name: string): Row[] => (codex[name] ?? []) as Row[];
  const row = (name: string, id: string): Row | undefined => section(name).find((one) => one.id === id);
  const rules = codex['rules'] as Numbers;
  const faces = (row('dice', 'paradox')?.faces ?? []).map(Number);
  const bonus = ({ name, text }: Row): Facts['bonuses'][number] => ({
    worker: sentence(name),
    gain: text.map((line) => say(line.params['then'] as Message)).join(' '),
  });
  return {
    lastEra: rules.last_era,
    impact: rules.impact_after,
    impactMoves: section('trajectory_dice').length > 0,
    fractured: section('fracture_devices').length > 0,
    paradoxLimit: rules.paradox_limit,
    paradoxes: [Math.min(...faces), Math.max(...faces)],
    warps: rules.warps_per_era,
    warpVp: -rules.warp_tile_vp,
    anomalyVp: rules.anomaly_vp === null ? null : -rules.anomaly_vp,
    removal: row('own_actions', 'anomaly')?.text ?? [],
    purify: purified(section('spaces')),
    bonuses: rewards(section('spaces')) ? section('recruit_bonuses').map(bonus) : [],
    deals: (row('spaces', 'main/trade')?.text ?? []).filter((line) => line.key === 'deals'),
    rollsBoth: rollsBoth(section('spaces')),
    force: row('own_actions', 'force_workers')?.text ?? [],
    moraleVp: section('paths').some((path) => Object.values(path.boards ?? {}).some((board) => board.overflow > 0)),
    evacuationCap: rules.evacuation_cap < NO_MAXIMUM ? rules.evacuation_cap : null,
    evacuationSlots: rules.evacuation_slots,
    conditions: rules.endgame_used,
    conditionVp: rules.endgame_vp,
  };
}
