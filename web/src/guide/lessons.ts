/**
 * What the guide says, and when. A lesson is found from the position alone, so the guide goes on after a
 * reload, an undo or a move of one's own. Only lessons that are merely read keep a mark that they were.
 */

import type { Position, SeatView, View } from '$lib/types';

export interface Moment {
  view: View;
  me: SeatView;
  asked: string;
  options: string[];
}

export interface Lesson {
  id: string;
  when: (now: Moment) => boolean;
  /** Moves to recommend, the best first; those that are not offered do not count. */
  wish?: RegExp[];
  /** The zones of the table to look at. */
  look?: string[];
  /** Only read, then put away with a button. */
  read?: boolean;
}

const LAST_ERA = 2;

export function momentOf(position: Position, seat: number): Moment | null {
  const me = position.view.seats[seat];
  if (!me) return null;
  const decision = position.decisions.find((one) => one.seat === seat);
  return {
    view: position.view,
    me,
    asked: decision?.prompt ?? '',
    options: decision?.options.map((one) => one.text) ?? [],
  };
}

export const stood = (now: Moment, place: string): boolean => now.me.busy.some((one) => one.place.includes(place));
const used = (now: Moment, place: string): boolean => now.me.used.some((one) => one.includes(place));
const plants = (now: Moment): number => now.me.spots.slice(0, 3).filter((spot) => spot.tile !== null).length;
const tired = (now: Moment): number => Object.values(now.me.tired).reduce((sum, n) => sum + n, 0);
export const owed = (now: Moment): boolean =>
  now.view.timeline.some((one) => one.era < now.view.era && one.warp.some((tile) => tile.seat === now.me.seat));
const early = (now: Moment): boolean => now.view.era <= 1;
export const turn = (now: Moment): boolean => now.asked === 'take-turn';
export const can = (now: Moment, wish: RegExp): boolean => now.options.some((text) => wish.test(text));

const MINE = /^mine (titanium|gold|uranium) engineer$/;
const CONSTRUCT = /^construct \d engineer$/;
const PLANT = /^1\d\d$/;
const RESEARCH = /^research \d scientist$/;
const PURIFY = /^purify scientist$/;
const TRAVEL = /^1\d\d (scientist|genius|engineer)$/;
const RECRUIT = /^recruit \d (genius|engineer|administrator)$/;
const SUPPLY = /^supply engineer$/;

/** What is said where no lesson of its own fits. */
export const AT_ANY_TIME: readonly Lesson[] = [
  {
    id: 'free-turn',
    when: (now) => turn(now) && now.options.some((text) => / (scientist|engineer|administrator|genius)$/.test(text)),
  },
  { id: 'pass', when: turn, wish: [/^pass$/] },
  { id: 'let-go', when: (now) => now.asked === 'end-turn', wish: [/^end turn$/] },
  { id: 'other', when: (now) => now.asked !== '', look: ['decision'] },
];

export const LESSONS: readonly Lesson[] = [
  { id: 'welcome', read: true, when: early },
  { id: 'timeline', read: true, when: early, look: ['timeline'] },
  { id: 'mine-board', read: true, when: early, look: ['spots', 'workers', 'suits'] },
  {
    id: 'power',
    when: (now) => now.asked === 'power-up' && early(now) && now.me.hexes.length < 4,
    wish: [/^suit/],
    look: ['suits'],
  },
  { id: 'power-done', when: (now) => now.asked === 'power-up' && early(now), wish: [/^done$/], look: ['suits'] },
  {
    id: 'warp',
    when: (now) => now.asked === 'choose-warp' && early(now),
    wish: [/^warp neutronium$/],
    look: ['timeline'],
  },
  {
    id: 'mine',
    when: (now) => turn(now) && early(now) && !stood(now, 'mine/') && can(now, MINE),
    wish: [/^mine titanium engineer$/, MINE],
  },
  { id: 'mine-pool', when: (now) => now.asked === 'mine' && early(now), wish: [/^neutronium$/, /./] },
  {
    id: 'construct',
    when: (now) => turn(now) && early(now) && plants(now) === 0 && can(now, CONSTRUCT),
    wish: [/^construct 1 engineer$/, CONSTRUCT],
  },
  {
    id: 'plant',
    when: (now) => now.asked === 'construct' && plants(now) === 0 && can(now, PLANT),
    wish: [/^101$/, PLANT],
    look: ['offer'],
  },
  { id: 'dark', read: true, when: (now) => turn(now) && early(now) && plants(now) > 0 },
  {
    id: 'research',
    when: (now) => turn(now) && early(now) && !stood(now, 'research/') && can(now, RESEARCH),
    wish: [/^research 1 scientist$/, RESEARCH],
  },
  { id: 'dice', when: (now) => now.asked === 'research', wish: [/^(circle|triangle|square)$/] },
  { id: 'breakthrough', when: (now) => now.asked === 'take-breakthrough', wish: [/./] },
  { id: 'purify', when: (now) => turn(now) && early(now) && !stood(now, 'purify') && can(now, PURIFY), wish: [PURIFY] },
  { id: 'morning', read: true, when: (now) => now.view.era === LAST_ERA, look: ['workers'] },
  {
    id: 'power-again',
    when: (now) => now.asked === 'power-up' && now.view.era === LAST_ERA,
    wish: [/^suit$/, /^done$/],
    look: ['suits'],
  },
  {
    id: 'warp-again',
    when: (now) => now.asked === 'choose-warp' && now.view.era === LAST_ERA,
    wish: [/^warp titanium$/],
  },
  {
    id: 'supply',
    when: (now) => turn(now) && now.view.era === LAST_ERA && tired(now) > 1 && !used(now, 'supply') && can(now, SUPPLY),
    wish: [SUPPLY],
    look: ['workers'],
  },
  { id: 'travel', when: (now) => turn(now) && owed(now) && can(now, TRAVEL), wish: [TRAVEL], look: ['timeline'] },
  { id: 'travel-era', when: (now) => now.asked === 'travel-back', wish: [/ 1$/, /./], look: ['timeline'] },
  { id: 'return', when: (now) => now.asked === 'return-warp', wish: [/^(?!stop)/] },
  {
    id: 'recruit',
    when: (now) => turn(now) && now.view.era === LAST_ERA && !stood(now, 'recruit/') && can(now, RECRUIT),
    wish: [/^recruit 1 genius$/, /^recruit 1/, RECRUIT],
  },
  { id: 'recruit-who', when: (now) => now.asked === 'recruit', wish: [/^genius$/, /./] },
  ...AT_ANY_TIME,
];

/** What to say now; null when there is nothing, and 'finish' when the guided Eras are over. */
export function lessonOf(now: Moment, isRead: (id: string) => boolean): Lesson | null {
  if (now.view.era > LAST_ERA || now.view.over) return isRead('finish') ? null : FINISH;
  return LESSONS.find((lesson) => !(lesson.read && isRead(lesson.id)) && lesson.when(now)) ?? null;
}

export const FINISH: Lesson = { id: 'finish', read: true, when: () => true };

/** The move that a lesson recommends, among those offered. */
export function wished(lesson: Lesson, options: string[]): string | null {
  for (const wish of lesson.wish ?? []) {
    const found = options.find((text) => wish.test(text));
    if (found !== undefined) return found;
  }
  return null;
}

/** How far along, for a quiet bar: by Era and by Workers placed. */
export function progressOf(now: Moment): number {
  if (now.view.era > LAST_ERA) return 1;
  const placed = Math.min(now.me.busy.length, 4);
  const phase = now.view.phase === 'action_rounds' ? 0.3 + placed * 0.15 : now.view.phase === 'warp' ? 0.2 : 0.05;
  return Math.max(0, Math.min(1, (Math.max(now.view.era, 1) - 1 + phase) / LAST_ERA));
}
