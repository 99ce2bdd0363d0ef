import { describe, expect, it } from 'vitest';
import { gist, isChapter, kept, since, story, toldTo } from './story';
import type { GameEvent, LogEntry, Message } from './types';

function event(kind: string, seat: number, amounts: Record<string, number> = {}, what = ''): GameEvent {
  return { kind, seat, place: '', what, amounts, fate: '', message: { key: `event-${kind}`, params: {} } };
}

let clock = 0;
function entry(version: number, seat: number, events: GameEvent[], kind: LogEntry['kind'] = 'play'): LogEntry {
  clock += 1;
  return { version, kind, seat, at: clock, move: 'x', events };
}

describe('the story of a game', () => {
  it('puts what an act cost and brought beside it', () => {
    const lines = story([
      entry(1, 0, [event('place', 0), event('pay', 0, { water: 1 }), event('gain', 0, { gold: 2 })]),
    ]);
    expect(lines.map((line) => [line.kind, line.amounts])).toEqual([['place', { water: -1, gold: 2 }]]);
  });

  it('goes on with the same line when the act asked for a choice', () => {
    const lines = story([entry(1, 0, [event('place', 0)]), entry(2, 0, [event('gain', 0, { gold: 1, uranium: 1 })])]);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.amounts).toEqual({ gold: 1, uranium: 1 });
  });

  it('keeps the gains of one seat out of the line of another', () => {
    const lines = story([entry(1, 0, [event('place', 0)]), entry(2, 1, [event('gain', 1, { vp: 1 })])]);
    expect(lines.map((line) => line.seat)).toEqual([0, 1]);
    expect(lines[0]?.amounts).toEqual({});
  });

  it('leaves a price with the act when a remark comes between', () => {
    const lines = story([
      entry(1, 0, [
        event('place', 0),
        event('pay', 0, { water: 2 }),
        event('first-player', 0),
        event('pay', 0, { gold: 1 }),
        event('build', 0),
      ]),
    ]);
    expect(lines.map((line) => [line.kind, line.amounts])).toEqual([
      ['place', { water: -2, gold: -1 }],
      ['first-player', {}],
      ['build', {}],
    ]);
  });

  it('leaves a later choice with the act, too', () => {
    const lines = story([
      entry(1, 0, [event('place', 0), event('pay', 0, { water: 2 })]),
      entry(2, 0, [event('first-player', 0)]),
      entry(3, 0, [event('gain', 0, { gold: 1 })]),
    ]);
    expect(lines.map((line) => [line.kind, line.amounts])).toEqual([
      ['place', { water: -2, gold: 1 }],
      ['first-player', {}],
    ]);
  });

  it('counts Workers that join', () => {
    const lines = story([
      entry(
        0,
        -1,
        [event('gain', 2, { water: 3 }), event('gain-worker', 2, {}, 'genius'), event('gain-worker', 2, {}, 'genius')],
        'opening',
      ),
    ]);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.amounts).toEqual({ genius: 2 });
  });

  it('does not tell of what was taken back', () => {
    const entries = [entry(1, 0, [event('place', 0)]), entry(2, 1, [event('pass', 1)]), entry(3, 0, [], 'undo')];
    expect(kept(entries).map((one) => one.version)).toEqual([2]);
    expect(story(entries).map((line) => line.kind)).toEqual(['pass']);
  });

  it('leaves out all that went with a choice which everybody let somebody take back', () => {
    const entries = [
      entry(1, 1, [event('place', 1)]),
      entry(2, 0, [event('place', 0)]),
      entry(3, 1, [event('pass', 1)]),
      entry(4, 0, [event('taken-back', 0)], 'rewind'),
    ];
    expect(kept(entries).map((one) => one.version)).toEqual([1, 4]);
  });

  it('tells of tiles that are turned up together in one line', () => {
    const tile = (name: string) => ({
      ...event('reveal', -1),
      message: { key: 'event-reveal', params: { what: { key: name, params: {} } } },
    });
    const lines = story([entry(1, 0, [tile('a'), tile('b'), tile('c')])]);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.message.params['what']).toMatchObject([{ key: 'a' }, { key: 'b' }, { key: 'c' }]);
  });

  it('tells of Exosuits that are powered up one by one in one line, with what the empty hexes give', () => {
    const suit = { ...event('power-up', 0), message: { key: 'event-power-up', params: { who: 'Mira', what: '' } } };
    const lines = story([
      entry(1, 0, [suit]),
      entry(2, 0, [suit]),
      entry(3, 0, [suit, event('pay', 0, { core: 1 })]),
      entry(4, 0, [event('powered-up', 0, { water: 2 })]),
      entry(5, 1, [{ ...suit, seat: 1 }]),
    ]);
    expect(
      lines.map((line) => [line.seat, line.message.key, line.message.params['n'], line.amounts, line.version]),
    ).toEqual([
      [0, 'page-log-powers-up', 3, { core: -1, water: 2 }, 4],
      [1, 'event-power-up', undefined, {}, 5],
    ]);
  });

  it('tells of Warp tiles of a seat together', () => {
    const warp = (seat: number, what: string) => ({
      ...event('warp', seat),
      message: { key: 'event-warp', params: { who: 'Mira', what: { key: what, params: {} } } },
    });
    const lines = story([entry(1, 0, [warp(0, 'a'), event('gain', 0, { gold: 1 }), warp(0, 'b'), warp(1, 'c')])]);
    expect(lines.map((line) => [line.seat, line.message.params['what'], line.amounts])).toEqual([
      [
        0,
        [
          { key: 'a', params: {} },
          { key: 'b', params: {} },
        ],
        { gold: 1 },
      ],
      [1, { key: 'c', params: {} }, {}],
    ]);
  });

  it('calls a building by its name when somebody works there', () => {
    const spot = 'seat/1/spot/lab/1';
    const at = (kind: string, what: Message | string) => ({
      ...event(kind, 0),
      place: spot,
      message: { key: `event-${kind}`, params: { who: 'Mira', what, place: { key: 'spot', params: {} } } },
    });
    const tile = { key: 'building', params: { type: 'lab', code: '404' } };
    const lines = story([
      entry(1, 0, [at('place', 'x')]),
      entry(2, 0, [at('build', tile)]),
      entry(3, 0, [at('place', 'x')]),
      entry(4, 0, [at('lose-building', tile)]),
      entry(5, 0, [at('place', 'x')]),
    ]);
    expect(lines.filter((line) => line.kind === 'place').map((line) => line.message.params['place'])).toEqual([
      { key: 'spot', params: {} },
      tile,
      { key: 'spot', params: {} },
    ]);
  });

  it('leaves the Paradoxes of an Anomaly out of the roll', () => {
    const lines = story([entry(1, 1, [event('paradox-roll', 0, { paradox: 2 }), event('pay', 0, { paradox: 3 })])]);
    expect(lines.map((line) => line.amounts)).toEqual([{}]);
  });

  it('knows where a chapter begins', () => {
    expect(story([entry(1, 0, [event('era', -1)])]).map(isChapter)).toEqual([true]);
  });

  it('tells the gist of a long move with the chapter it opens', () => {
    const many = [event('home', 0), event('gain', 0), event('gain', 1), event('reveal', -1), event('era', -1)];
    expect(gist(many, 3).map((one) => [one.kind, one.seat])).toEqual([
      ['gain', 0],
      ['gain', 1],
      ['era', -1],
    ]);
  });

  it('sums up what the others did since my last move', () => {
    const entries = [
      entry(1, 0, [event('place', 0)]),
      entry(2, 1, [event('place', 1)]),
      entry(3, 2, []),
      entry(4, 2, [event('pass', 2)]),
    ];
    expect(since(entries, 0).map((one) => one.version)).toEqual([2, 4]);
    expect(since(entries, 2)).toEqual([]);
  });
});

describe('whom it is told to', () => {
  const passes = (who: string): Message => ({ key: 'event-pass', params: { who, what: '' } });

  it('says you to the seat that did it, and the name to the others', () => {
    expect(toldTo(1, 1, passes('Mira')).params).toEqual({ who: 'you', what: '' });
    expect(toldTo(0, 1, passes('Mira'))).toEqual(passes('Mira'));
    expect(toldTo(null, 1, passes('Mira'))).toEqual(passes('Mira'));
  });

  it('does not take somebody of that name for the reader', () => {
    expect(toldTo(0, 1, passes('you')).params['who']).toBe('You');
  });

  it('leaves alone what nobody did', () => {
    const era = { key: 'event-era', params: { who: '', n: 2 } };
    expect(toldTo(-1, -1, era)).toEqual(era);
  });
});

describe('a round', () => {
  it('is a chapter: what the same seat does next begins a line of its own', () => {
    const round = { ...event('round', -1, { round: 2 }) };
    const lines = story([
      entry(1, 0, [event('place', 0)]),
      entry(2, 0, [round]),
      entry(3, 0, [event('place', 0), event('pay', 0, { water: 1 })]),
    ]);
    expect(lines.map((line) => [line.kind, isChapter(line), line.amounts])).toEqual([
      ['place', false, {}],
      ['round', true, {}],
      ['place', false, { water: -1 }],
    ]);
  });
});
