import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '$lib/words.svelte';
import { named, pictured } from './pictures';

beforeAll(() =>
  words.use(
    'en',
    [
      'event-place = { $who } places { $what } on { $place }.',
      'worker = { $worker ->\n    [genius] Genius\n   *[other] Engineer\n}',
      'building = Lab { $code }',
      'space = Mine',
      'event-pass = { $who } passes.',
    ].join('\n'),
  ),
);

describe('a line with drawings', () => {
  it('has one before a Worker and before a building', () => {
    const message = {
      key: 'event-place',
      params: {
        who: 'Mira',
        what: { key: 'worker', params: { worker: 'genius' } },
        place: { key: 'building', params: { type: 'lab', code: '404' } },
      },
    };
    expect(pictured(message)).toEqual([
      { icon: '', word: '', text: 'Mira places ' },
      { icon: 'genius', word: 'Genius', text: ' on ' },
      { icon: 'lab', word: 'Lab', text: ' 404.' },
    ]);
  });

  it('keeps its words where nothing is drawn', () => {
    expect(pictured({ key: 'event-pass', params: { who: 'Mira', what: '', place: '' } })).toEqual([
      { icon: '', word: '', text: 'Mira passes.' },
    ]);
  });
});

describe('who acts', () => {
  it('is told apart from the rest of the line', () => {
    expect(named('You build Lab 404.', 'you')).toEqual(['', 'You', ' build Lab 404.']);
    expect(named('Nothing is left for Mira.', 'Mira')).toEqual(['Nothing is left for ', 'Mira', '.']);
    expect(named('The Impact.', '')).toEqual(['The Impact.']);
  });

  it('is a whole word, whatever signs it has', () => {
    expect(named('Ines is led by a Matriarch.', 'a')).toEqual(['Ines is led by ', 'a', ' Matriarch.']);
    expect(named('Élo (2) passes.', 'Élo (2)')).toEqual(['', 'Élo (2)', ' passes.']);
    expect(named('Your Exosuit is moved.', 'you')).toEqual(['Your Exosuit is moved.']);
  });
});
