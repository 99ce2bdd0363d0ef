/** From the codex's drawing tokens to signs: what stands on a tile, and in which order. */

import type { Message } from '$lib/types';

/** An icon with a number or a mark before it. */
export interface Sign {
  icon: string;
  n?: number | string;
  tired?: boolean;
  /** The number stands behind the icon. */
  behind?: boolean;
}

/** The drawn line of a tile: who or when, what for what. */
export interface Face {
  when: 'worker' | 'free' | 'always' | 'built' | 'trigger' | '';
  /** Worker types that fit; empty where any does. */
  workers: string[];
  fate: 'motivated' | 'dies' | '';
  /** Who is kept Motivated, where it is not everybody. */
  keeps: string;
  pays: Sign[];
  gains: Sign[];
  /** What else happens when it is built. */
  built: Sign[];
}

type Counts = Record<string, number>;
type Tokens = Token[];
export interface Token {
  socket?: string[];
  free?: boolean;
  pay?: Counts;
  pay_each?: string;
  arrow?: boolean;
  gain?: Counts;
  gain_each?: string;
  travel?: number | string;
  returns?: number;
  worker?: string;
  tired?: boolean;
  lose?: string;
  /** Whose gain it is. */
  with?: string;
  /** How many, or all. */
  wake?: boolean | number;
  tires?: number;
  exosuit?: number;
  morale?: number;
  supply?: boolean;
  retrieve_warp?: number;
  return?: Counts;
  anomaly?: number;
  action?: string;
  both?: boolean;
  blind?: boolean;
  bonuses?: number;
  less?: Counts;
  only_superproject?: boolean;
  superproject_vp?: number;
  spot_vp?: boolean;
  capital?: string[];
  first_player?: boolean;
  evacuate?: boolean;
  place?: string;
  copy?: boolean;
  breakthrough?: number;
  or?: Tokens[];
  may?: Tokens;
  built?: boolean;
  when?: string;
  passive?: string;
  n?: number;
  text?: Message;
  motivated?: string[];
  dies?: boolean;
  device_flux?: number;
  home?: number;
  upgrade?: boolean | string;
  fracture_roll?: boolean;
  technology?: boolean;
}

const plus = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const counted = (counts: Counts): Sign[] =>
  Object.entries(counts).map(([icon, n]) => ({ icon: NAMES[icon] ?? icon, n }));

// Words of amounts that have no drawing of their own.
const NAMES: Readonly<Record<string, string>> = { pool: 'any', random: 'any' };

const ACTIONS: Readonly<Record<string, string>> = { construct: 't-super', recruit: 'worker', research: 'u-die' };

const PASSIVES: Readonly<Record<string, (n: number) => Sign[]>> = {
  'travel-range': (n) => [{ icon: 'focus', n: plus(n) }],
  'paradox-limit': (n) => [{ icon: 'paradox', n: plus(n) }],
  'supply-halved': () => [{ icon: 'water', n: '½' }],
  'anomaly-vp': (n) => [{ icon: 'anomaly' }, { icon: 'vp', n: plus(n) }],
  'set-both-dice': () => [{ icon: 'water', n: 1 }, { icon: 'u-arrow' }, { icon: 'u-die' }, { icon: 'u-die' }],
  'less-any': (n) => [{ icon: 'any', n: plus(-n) }],
  'less-water': (n) => [{ icon: 'water', n: plus(-n) }],
  'always-evacuates': () => [{ icon: 'evacuation' }],
  'no-low-morale': () => [{ icon: 'morale', n: '≥0' }],
  'travel-vp': (n) => [{ icon: 'travel' }, { icon: 'vp', n: plus(n) }],
  'hex-water-less': (n) => [{ icon: 'exosuit' }, { icon: 'water', n: plus(-n) }],
  'supply-more': (n) => [{ icon: 'active' }, { icon: 'water', n: plus(n) }],
  'building-water': (n) => [{ icon: 't-super' }, { icon: 'water', n: plus(n) }],
  'paradox-rolls': (n) => [{ icon: 'paradox' }, { icon: 'u-die', n: plus(n) }],
  'warps-less': (n) => [{ icon: 'warp', n: plus(-n) }],
  'technology-less': (n) => [{ icon: 'technologies' }, { icon: 'any', n: plus(-n) }],
  'flux-roll-less': (n) => [{ icon: 'u-die', n: plus(-n) }],
  'flux-reroll': () => [{ icon: 'u-die', n: '2×' }],
  'set-glitch': () => [{ icon: 'glitch' }, { icon: 'u-die' }],
  'recall-less': (n) => [{ icon: 'u-home' }, { icon: 'flux', n: plus(-n) }],
  'operator-bonus': () => [{ icon: 'operator', n: '=' }, { icon: 'genius' }],
  'superproject-vp': (n) => [{ icon: 'superproject' }, { icon: 'vp', n: plus(n) }],
};

/** One token as signs; what it has no drawing for shows as dots, and its words stand in the tooltip. */
export function signs(token: Token): Sign[] {
  if (token.pay) return counted(token.pay);
  if (token.pay_each) return [{ icon: token.pay_each, n: 'x' }];
  if (token.gain) return counted(token.gain);
  if (token.gain_each) return [{ icon: token.gain_each, n: 'x' }];
  if (token.travel !== undefined) {
    const returned: Sign[] = token.returns ? [{ icon: 'warp', n: `−${token.returns}` }] : [];
    return [{ icon: 'focus', n: token.travel, behind: true }, ...returned];
  }
  if (token.worker)
    return [
      { icon: ['shown', 'same'].includes(token.worker) ? 'worker' : token.worker, n: 1, tired: token.tired ?? false },
    ];
  if (token.lose) return [{ icon: token.lose === 'any' ? 'worker' : token.lose, n: '−1' }];
  if (token.wake) {
    const tired: Sign = typeof token.wake === 'number' ? { icon: 'tired', n: token.wake } : { icon: 'tired' };
    return [tired, { icon: 'u-arrow' }, { icon: 'active' }];
  }
  if (token.tires) return [{ icon: 'active' }, { icon: 'u-arrow' }, { icon: 'tired' }];
  if (token.exosuit) return [{ icon: 'exosuit', n: token.exosuit }];
  if (token.morale) return [{ icon: 'morale', n: plus(token.morale) }];
  if (token.retrieve_warp) return [{ icon: 'warp', n: `−${token.retrieve_warp}` }];
  if (token.return) return Object.entries(token.return).map(([icon, n]) => ({ icon, n: `−${n}` }));
  if (token.anomaly) return [{ icon: 'anomaly', n: plus(token.anomaly) }];
  if (token.action) return [{ icon: token.only_superproject ? 'superproject' : (ACTIONS[token.action] ?? 'u-more') }];
  if (token.capital) return [{ icon: 'u-board', n: 1 }];
  if (token.first_player) return [{ icon: 'first' }];
  if (token.evacuate) return [{ icon: 'evacuation' }];
  if (token.place) return [{ icon: 'u-plus' }, { icon: token.place === 'main' ? 'exosuit' : 'worker' }];
  if (token.copy) return [{ icon: 'u-stack' }, { icon: 'worker' }];
  if (token.breakthrough) return [{ icon: 'breakthrough', n: token.breakthrough }];
  if (token.may) return token.may.flatMap(signs);
  if (token.or)
    return token.or.flatMap((way, i) => (i ? [{ icon: '', n: '/' }, ...way.flatMap(signs)] : way.flatMap(signs)));
  if (token.passive) return PASSIVES[token.passive]?.(token.n ?? 1) ?? [{ icon: 'u-more' }];
  if (token.arrow) return [{ icon: 'u-arrow' }];
  if (token.device_flux) return [{ icon: 'flux', n: plus(token.device_flux) }];
  if (token.home) return [{ icon: 'u-home', n: token.home }];
  if (token.upgrade) return [{ icon: 'device', n: '+' }];
  if (token.fracture_roll) return [{ icon: 'u-die' }];
  if (token.technology) return [{ icon: 'technologies' }];
  if (token.supply) return [{ icon: 'water' }];
  return token.text ? [{ icon: 'u-more' }] : [];
}

export function faceOf(tokens: Tokens): Face | null {
  if (tokens.length === 0) return null;
  const face: Face = { when: '', workers: [], fate: '', keeps: '', pays: [], gains: [], built: [] };
  let pays = tokens.some((token) => token.arrow);
  let built = false;
  for (const token of tokens) {
    if (token.socket) {
      face.when = 'worker';
      face.workers = token.socket.filter((worker) => worker !== 'any');
    } else if (token.free) face.when = 'free';
    else if (token.when) face.when = 'trigger';
    else if (token.built) {
      if (face.when) built = true;
      else face.when = 'built';
    } else if (token.motivated) {
      if (token.motivated.includes('any')) face.fate = 'motivated';
      else face.keeps = token.motivated[0] ?? '';
    } else if (token.dies) face.fate = 'dies';
    else if (token.arrow) pays = false;
    else if (built) face.built.push(...signs(token));
    else if (pays) face.pays.push(...signs(token));
    else {
      if (token.passive && !face.when) face.when = 'always';
      face.gains.push(...signs(token));
    }
  }
  return face;
}

/** What a tile of the ruined Capital adds to the action of its space. */
export function capitalSigns(tokens: Tokens): Sign[] {
  const [action, ...more] = tokens;
  if (!action) return [];
  const shown: Sign[] = [];
  if (action.both) shown.push({ icon: 'u-die' }, { icon: 'u-die' });
  if ((action.bonuses ?? 1) > 1) shown.push({ icon: 'u-plus', n: `${action.bonuses ?? 1}×` });
  for (const [icon, n] of Object.entries(action.less ?? {})) shown.push({ icon, n: `−${n}` });
  if (action.superproject_vp) shown.push({ icon: 'superproject' }, { icon: 'vp', n: `+${action.superproject_vp}` });
  if (action.spot_vp) shown.push({ icon: 'vp', n: '1–3' });
  for (const token of more) {
    const inner = token.may?.[0];
    if (inner?.action === action.action && !inner?.only_superproject) shown.push({ icon: '', n: '×2' });
    else if (inner?.only_superproject) shown.push({ icon: 'superproject', n: '+' });
    else shown.push(...signs(token).map((sign) => (typeof sign.n === 'number' ? { ...sign, n: `+${sign.n}` } : sign)));
  }
  return shown.length ? shown : [{ icon: 'u-more' }];
}
