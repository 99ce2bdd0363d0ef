/**
 * The second lesson: chapters that begin in the middle of a game, each from a position kept for it. As in the first
 * game a lesson is found from the position alone, and whoever goes their own way is not held back.
 */

import { AT_ANY_TIME, can, owed, stood, turn, type Lesson, type Moment } from './lessons';

export interface Chapter {
  id: string;
  /** The game up to where it begins. */
  record: () => Promise<{ default: string }>;
  /** Whoever is past this Era has left it behind. */
  lastEra: number;
  lessons: readonly Lesson[];
  /** What it teaches has been done. */
  reached: (now: Moment) => boolean;
}

const CONSTRUCT = /^construct \d engineer$/;
const SUPERPROJECT = /^(?!\d|stop)/;
const COUNCIL = /^council (left|right) (scientist|genius|engineer)$/;
const TRADE = /^trade administrator$/;
const TRAVEL = /^1\d\d (administrator|scientist|engineer|genius)$/;
const EVACUATE = /^evacuation (engineer|administrator|genius|scientist)$/;

const superprojects = (now: Moment): number =>
  now.me.spots.filter((spot) => spot.tile !== null && !/^\d/.test(spot.tile) && !spot.continued).length;
const impact = (now: Moment): boolean => now.view.impact;

export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'superproject',
    record: () => import('./positions/superproject.txt?raw'),
    lastEra: 4,
    lessons: [
      { id: 'superproject', read: true, when: turn, look: ['timeline'] },
      { id: 'superproject-go', when: (now) => turn(now) && can(now, CONSTRUCT), wish: [CONSTRUCT] },
      {
        id: 'superproject-which',
        when: (now) => now.asked === 'construct' && can(now, SUPERPROJECT),
        wish: [SUPERPROJECT],
        look: ['timeline'],
      },
      { id: 'superproject-where', when: (now) => now.asked === 'place-project', wish: [/./], look: ['spots'] },
    ],
    reached: (now) => superprojects(now) > 0,
  },
  {
    id: 'council',
    record: () => import('./positions/council.txt?raw'),
    lastEra: 4,
    lessons: [
      { id: 'council', read: true, when: turn },
      {
        id: 'council-go',
        when: (now) => turn(now) && !stood(now, 'council/') && can(now, COUNCIL),
        wish: [/^council left (scientist|genius|engineer)$/, COUNCIL],
      },
      { id: 'council-which', when: (now) => now.asked === 'world-council', wish: [/./] },
      {
        id: 'trade',
        when: (now) => turn(now) && stood(now, 'council/') && !stood(now, 'trade') && can(now, TRADE),
        wish: [TRADE],
      },
      { id: 'trade-what', when: (now) => now.asked === 'trade', wish: [/^(?!stop)/] },
    ],
    reached: (now) => stood(now, 'trade') && now.asked !== 'trade',
  },
  {
    id: 'debt',
    record: () => import('./positions/debt.txt?raw'),
    lastEra: 4,
    lessons: [
      { id: 'debt', read: true, when: turn, look: ['timeline'] },
      {
        id: 'debt-travel',
        when: (now) => turn(now) && owed(now) && can(now, TRAVEL),
        wish: [TRAVEL],
        look: ['timeline'],
      },
      { id: 'debt-era', when: (now) => now.asked === 'travel-back', wish: [/ 1$/, /./], look: ['timeline'] },
      { id: 'debt-return', when: (now) => now.asked === 'return-warp', wish: [/^(?!stop)/], look: ['timeline'] },
    ],
    reached: (now) => stood(now, 'spot/power_plant') && !['travel-back', 'return-warp'].includes(now.asked),
  },
  {
    id: 'impact',
    record: () => import('./positions/impact.txt?raw'),
    lastEra: 5,
    lessons: [
      { id: 'impact', read: true, when: (now) => !impact(now), look: ['timeline'] },
      { id: 'impact-pass', when: (now) => turn(now) && !impact(now), wish: [/^pass$/] },
      { id: 'impact-after', read: true, when: impact, look: ['timeline', 'suits'] },
      {
        id: 'impact-power',
        when: (now) => impact(now) && now.asked === 'power-up' && now.me.hexes.length === 0,
        wish: [/^suit/],
        look: ['suits'],
      },
      { id: 'impact-ready', when: (now) => impact(now) && now.asked === 'power-up', wish: [/^done$/], look: ['suits'] },
      { id: 'evacuate', when: (now) => turn(now) && can(now, EVACUATE), wish: [EVACUATE] },
    ],
    reached: (now) => stood(now, 'evacuation'),
  },
  {
    id: 'score',
    record: () => import('./positions/score.txt?raw'),
    lastEra: 7,
    lessons: [
      { id: 'score', read: true, when: turn, look: ['timeline'] },
      { id: 'score-pass', when: turn, wish: [/^pass$/] },
    ],
    reached: (now) => now.view.over,
  },
];

export const chapterOf = (id: string | undefined): Chapter | null => CHAPTERS.find((one) => one.id === id) ?? null;

/** The chapter after this one; the first that was not taken yet, where this was the last. */
export function nextChapter(id: string, done: ReadonlySet<string>): Chapter | null {
  const at = CHAPTERS.findIndex((one) => one.id === id);
  return CHAPTERS[at + 1] ?? CHAPTERS.find((one) => one.id !== id && !done.has(one.id)) ?? null;
}

/** What a chapter says now; its last word once what it teaches was done, or was left behind. */
export function chapterLesson(chapter: Chapter, now: Moment, isRead: (id: string) => boolean): Lesson | null {
  if (chapter.reached(now) || now.view.over || now.view.era > chapter.lastEra) {
    const end: Lesson = { id: `${chapter.id}-end`, read: true, when: () => true };
    return isRead(end.id) ? null : end;
  }
  const lessons = [...chapter.lessons, ...AT_ANY_TIME];
  return lessons.find((lesson) => !(lesson.read && isRead(lesson.id)) && lesson.when(now)) ?? null;
}
