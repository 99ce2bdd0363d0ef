/** Where the lines of the chart of chances run. */

import type { AnalysisResult } from '$lib/types';

export const TOP = 6;
export const FOOT = 18;
export const LEFT = 36;
const SURE = 1.96; // standard errors: 95 of 100 lie within

export interface Lines {
  /** Of each seat: the line of its chances, and the band around it. */
  seats: { line: string; band: string }[];
  /** Where each Era begins; null is the set-up, for an Era may have the number 0. */
  eras: { era: number | null; x: number }[];
  faults: { x: number; y: number; seat: number; number: number }[];
}

type Moments = AnalysisResult['moments'];

const eraOf = ({ era, phase }: Moments[number]): number | null => (phase === 'setup' ? null : era);
const clamp = (chance: number): number => Math.max(0, Math.min(1, chance));

export function lines(moments: Moments, seats: number, width: number, height: number, faulted: Set<number>): Lines {
  const x = (index: number): number => LEFT + ((width - LEFT - 4) * index) / Math.max(1, moments.length - 1);
  const y = (chance: number): number => TOP + (height - TOP - FOOT) * (1 - clamp(chance));
  const point = (index: number, chance: number): string => `${x(index).toFixed(1)},${y(chance).toFixed(1)}`;
  const drawn = Array.from({ length: seats }, (_, seat) => {
    const chance = (index: number): number => moments[index]?.chances[seat] ?? 0;
    const off = (index: number): number => SURE * (moments[index]?.errors[seat] ?? 0);
    const indices = moments.map((_one, index) => index);
    const upper = indices.map((index) => point(index, chance(index) + off(index)));
    const lower = indices.map((index) => point(index, chance(index) - off(index))).reverse();
    return {
      line: indices.map((index) => point(index, chance(index))).join(' '),
      band: [...upper, ...lower].join(' '),
    };
  });
  return {
    seats: drawn,
    eras: moments.map(eraOf).flatMap((era, index, all) => (all[index - 1] === era ? [] : [{ era, x: x(index) }])),
    faults: moments.flatMap((one, index) =>
      faulted.has(one.number)
        ? [{ x: x(index), y: y(one.chances[one.seat] ?? 0), seat: one.seat, number: one.number }]
        : [],
    ),
  };
}
