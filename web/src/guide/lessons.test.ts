import { describe, expect, it } from 'vitest';
import type { SeatView, View } from '$lib/types';
import { FINISH, LESSONS, lessonOf, progressOf, wished, type Moment } from './lessons';

const none = { scientist: 0, engineer: 0, administrator: 0, genius: 0 };

function moment(
  asked: string,
  options: string[],
  more: { era?: number; me?: Partial<SeatView>; over?: boolean } = {},
): Moment {
  const spots = Array.from({ length: 12 }, () => ({ tile: null, continued: false, anomaly: false, used: false }));
  const me = {
    seat: 0,
    busy: [],
    used: [],
    hexes: [],
    spots,
    tired: none,
    active: none,
    ...more.me,
  } as unknown as SeatView;
  const view = {
    era: more.era ?? 1,
    over: more.over ?? false,
    phase: 'action_rounds',
    timeline: [],
  } as unknown as View;
  return { view, me, asked, options };
}
const unread = () => false;
const allRead = () => true;

describe('lessons', () => {
  it('begin with what is only read', () => {
    const now = moment('power-up', ['suit', 'done']);
    expect(lessonOf(now, unread)?.id).toBe('welcome');
    expect(lessonOf(now, (id) => id === 'welcome')?.id).toBe('timeline');
    expect(lessonOf(now, allRead)?.id).toBe('power');
  });

  it('follow what was done, in whatever order', () => {
    const turn = ['mine titanium engineer', 'construct 1 engineer', 'pass'];
    expect(lessonOf(moment('take-turn', turn), allRead)?.id).toBe('mine');
    const mined = {
      busy: [{ worker: 'engineer', place: 'main/mine/titanium', fate: 'tired' }],
    } as unknown as Partial<SeatView>;
    expect(lessonOf(moment('take-turn', turn, { me: mined }), allRead)?.id).toBe('construct');
    expect(lessonOf(moment('take-turn', ['trade scientist', 'pass'], { me: mined }), allRead)?.id).toBe('free-turn');
    expect(lessonOf(moment('take-turn', ['force workers', 'pass'], { me: mined }), allRead)?.id).toBe('pass');
  });

  it('never leave a question without a word', () => {
    expect(lessonOf(moment('spend', ['T', 'U']), allRead)?.id).toBe('other');
    expect(lessonOf(moment('', []), allRead)).toBeNull();
  });

  it('end after two Eras, once', () => {
    expect(lessonOf(moment('power-up', ['suit'], { era: 3 }), unread)).toBe(FINISH);
    expect(lessonOf(moment('power-up', ['suit'], { era: 3 }), allRead)).toBeNull();
  });

  it('recommend the best move among those offered', () => {
    const mine = LESSONS.find((lesson) => lesson.id === 'mine');
    expect(mine && wished(mine, ['mine gold engineer', 'mine titanium engineer'])).toBe('mine titanium engineer');
    expect(mine && wished(mine, ['mine gold engineer'])).toBe('mine gold engineer');
    expect(mine && wished(mine, ['pass'])).toBeNull();
  });

  it('measure how far one is', () => {
    expect(progressOf(moment('', [], { era: 1 }))).toBeLessThan(progressOf(moment('', [], { era: 2 })));
    expect(progressOf(moment('', [], { era: 3 }))).toBe(1);
  });
});
