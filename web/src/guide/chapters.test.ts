import { describe, expect, it } from 'vitest';
import type { SeatView, View } from '$lib/types';
import { CHAPTERS, chapterLesson, chapterOf, nextChapter } from './chapters';
import { wished, type Moment } from './lessons';

const EMPTY = Array.from({ length: 12 }, () => ({ tile: null, continued: false, anomaly: false, used: false }));

function moment(asked: string, options: string[], view: Partial<View> = {}, me: Partial<SeatView> = {}): Moment {
  return {
    view: { era: 4, over: false, impact: false, timeline: [], ...view } as unknown as View,
    me: { seat: 0, busy: [], used: [], hexes: [], spots: EMPTY, ...me } as unknown as SeatView,
    asked,
    options,
  };
}
const all = () => true;
const none = () => false;
const chapter = (id: string) => {
  const found = chapterOf(id);
  if (!found) throw new Error(id);
  return found;
};

describe('chapters', () => {
  it('begin with what is read, and then say what to do', () => {
    const superproject = chapter('superproject');
    const turn = moment('take-turn', ['construct 1 engineer', 'recruit 1 engineer', 'pass']);
    expect(chapterLesson(superproject, turn, none)?.id).toBe('superproject');
    expect(chapterLesson(superproject, turn, all)?.id).toBe('superproject-go');
    const which = moment('construct', ['105', '206', 'continuum stabilizer']);
    const lesson = chapterLesson(superproject, which, all);
    expect(lesson?.id).toBe('superproject-which');
    expect(lesson && wished(lesson, which.options)).toBe('continuum stabilizer');
  });

  it('end when what they teach was done', () => {
    const spots = [{ tile: 'continuum stabilizer', continued: false, anomaly: false, used: false }, ...EMPTY.slice(1)];
    const built = moment('end-turn', ['end turn'], {}, { spots });
    expect(chapterLesson(chapter('superproject'), built, none)?.id).toBe('superproject-end');
    expect(chapterLesson(chapter('superproject'), built, all)).toBeNull();
    const over = moment('', [], { over: true });
    expect(chapterLesson(chapter('score'), over, none)?.id).toBe('score-end');
  });

  it('end, too, for whoever has gone on to another Era', () => {
    const later = moment('power-up', ['suit', 'done'], { era: 5 });
    expect(chapterLesson(chapter('council'), later, none)?.id).toBe('council-end');
  });

  it('tell of the Impact before and after it', () => {
    const impact = chapter('impact');
    expect(chapterLesson(impact, moment('take-turn', ['pass']), all)?.id).toBe('impact-pass');
    const struck = { era: 5, impact: true };
    expect(chapterLesson(impact, moment('power-up', ['suit', 'done'], struck), none)?.id).toBe('impact-after');
    expect(chapterLesson(impact, moment('power-up', ['suit', 'done'], struck), all)?.id).toBe('impact-power');
    const safe = moment('take-turn', ['evacuation engineer', 'pass'], struck);
    expect(chapterLesson(impact, safe, all)?.id).toBe('evacuate');
  });

  it('never leave a question without a word', () => {
    for (const one of CHAPTERS) expect(chapterLesson(one, moment('spend', ['T', 'U']), all)?.id).toBe('other');
  });

  it('lead on to the next, and from the last back to one that was skipped', () => {
    expect(nextChapter('superproject', new Set())?.id).toBe('council');
    expect(nextChapter('score', new Set(['superproject', 'council', 'impact']))?.id).toBe('debt');
    expect(nextChapter('score', new Set(CHAPTERS.map((one) => one.id)))).toBeNull();
  });
});
