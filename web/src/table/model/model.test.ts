import { flushSync } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { describe, expect, it, vi } from 'vitest';
import type { Decision, Hint, LogEntry, Option, Position, SeatView } from '$lib/types';
import { changes, rowsOf } from '$table/ask/options';
import type { Port } from './contract';
import { TableModel, type Given } from './model.svelte';
import { Rows } from './rows';

const option = (text: string, place = '', worker = '', more: Partial<Option> = {}): Option =>
  ({ text, place, worker, ...more }) as Option;

const seat = (index: number): SeatView =>
  ({
    seat: index,
    path: 'harmony',
    active: { scientist: 1, engineer: 1, administrator: 0, genius: 0 },
    tired: {},
    busy: [],
    stock: {},
    spots: [],
    warp_left: [],
    score: {},
  }) as unknown as SeatView;

function tableWith(decision: Decision | null, given: Partial<Given> = {}): { table: TableModel; sent: string[] } {
  const sent: string[] = [];
  const port = {
    move: (text: string) => {
      sent.push(text);
      return Promise.resolve();
    },
    undo: () => Promise.resolve(),
    whyNot: () => Promise.resolve({ key: 'missing-water', params: {} }),
    amounts: () => Promise.resolve([]),
    hint: () => Promise.resolve([]),
    openCodex: () => undefined,
    openResults: () => undefined,
  } satisfies Port;
  const position = {
    version: 1,
    decisions: decision ? [decision] : [],
    events: [],
    can_undo: false,
    clocks: [],
    winners: [],
    words: { phase: { key: 'phase-round', params: { n: 1 } }, about: null },
    view: { seats: [seat(0), seat(1)], deciders: [0], first_player: 0 },
  } as unknown as Position;
  const rows = new Rows({
    tiles: [],
    spaces: [],
    own_actions: [],
    capital_tiles: [],
    paths: [],
    leaders: [],
    endgame_cards: [],
    warp_tiles: [],
  });
  const table = new TableModel(() => ({
    position,
    rows,
    seat: 0,
    names: ['Ana', 'Bo'],
    there: {},
    log: [],
    port,
    confirm: false,
    motion: false,
    frozen: false,
    pointing: '',
    heading: '',
    ...given,
  }));
  return { table, sent };
}

const turn = (...options: Option[]): Decision => ({
  seat: 0,
  prompt: 'take-turn',
  message: { key: 'prompt-take-turn', params: {} },
  options,
});
const anchor = {} as HTMLElement;

describe('light', () => {
  const decision = turn(
    option('construct 1 engineer', 'main/construct/1', 'engineer'),
    option('construct 1 scientist', 'main/construct/1', 'scientist'),
    option('purify scientist', 'main/purify', 'scientist'),
    option('303', 'seat/1/spot/life_support/1'),
    option('pass'),
  );

  it('falls on every place of an option, and on the fitting ones once a Worker is chosen', () => {
    const { table } = tableWith(decision);
    expect(table.light('main/construct/1')).toBe('lit');
    expect(table.light('main/purify')).toBe('lit');
    table.chooseWorker('engineer');
    flushSync();
    expect(table.light('main/construct/1')).toBe('lit');
    expect(table.light('main/purify')).toBe('');
    expect(table.ghost('main/construct/1')).toBe('engineer');
  });

  it('is another light for a Free Action, and none while an earlier moment is shown', () => {
    expect(tableWith(decision).table.light('seat/1/spot/life_support/1')).toBe('free');
    expect(tableWith(decision, { frozen: true }).table.light('main/purify')).toBe('');
  });

  it('goes into the bar as one row a place', () => {
    const rows = rowsOf(tableWith(decision).table);
    expect(rows.map((row) => row.options.length)).toEqual([2, 1, 1]);
    expect(rows.map((row) => row.free)).toEqual([false, false, true]);
  });

  it('or as one row an action, its spaces beside each other', () => {
    const at = (place: string, worker: string) => option(`${place} ${worker}`, place, worker);
    const spaces = turn(
      at('main/mine/gold', 'engineer'),
      at('main/mine/gold', 'genius'),
      at('main/mine/uranium', 'genius'),
      at('main/purify', 'genius'),
    );
    const rows = rowsOf(tableWith(spaces).table, true);
    expect(rows.map((row) => row.spaces.map((one) => [one.detail, one.options.length]))).toEqual([
      [
        ['gold', 2],
        ['uranium', 1],
      ],
      [['', 1]],
    ]);
  });
});

describe('a new question', () => {
  const at = (place: string, worker = 'genius') => option(`${place} ${worker}`, place, worker);
  const long = turn(at('main/mine/gold'), at('main/mine/uranium'), at('main/purify'), at('main/trade'), option('pass'));

  function asking(first: Decision | null): {
    table: TableModel;
    sent: string[];
    draw: (decision: Decision | null) => void;
  } {
    const given = new SvelteMap<string, unknown>();
    const { table: plain, sent } = tableWith(null);
    const put = (decision: Decision | null) =>
      given.set('now', {
        position: { ...plain.position, decisions: decision ? [decision] : [] },
        rows: plain.rows,
        seat: 0,
        names: [],
        there: {},
        port: plain.port,
        confirm: false,
        motion: false,
        frozen: false,
        pointing: '',
        heading: '',
      });
    put(first);
    const table = new TableModel(() => given.get('now') as Given);
    return {
      table,
      sent,
      draw: (decision) => {
        put(decision);
        table.draw();
      },
    };
  }

  it('moves the lights, with whose ghost they show', () => {
    const { table, draw } = asking(long);
    expect(table.ghost('main/purify')).toBe('genius');
    draw(turn(at('main/purify', 'engineer'), at('main/purify', 'scientist'), option('303', 'seat/1/spot/lab/1')));
    table.ask();
    expect(
      ['main/mine/gold', 'main/trade', 'main/purify', 'seat/1/spot/lab/1'].map((place) => table.light(place)),
    ).toEqual(['', '', 'lit', 'free']);
    expect(table.ghost('main/purify')).toBe('worker');
    draw(null);
    table.ask();
    expect(table.light('main/purify')).toBe('');
  });

  it('follows what happened, and until then nothing can be done with the one before', async () => {
    const { table, sent, draw } = asking(long);
    const next = turn(at('main/trade'));
    draw(next);
    expect([table.behind, table.light('main/mine/gold')]).toEqual([true, 'lit']);
    await table.touch('main/mine/gold', anchor, '');
    for (const one of long.options) table.take(one);
    await table.send('main/trade genius');
    expect([sent, table.bubble, table.armed]).toEqual([[], null, null]);
    table.ask();
    expect([table.behind, table.light('main/mine/gold'), table.light('main/trade')]).toEqual([false, '', 'lit']);
    await table.touch('main/trade', anchor, '');
    expect(sent).toEqual(['main/trade genius']);
  });

  it('forgets what was chosen for the one before, and keeps it while the same is asked', () => {
    const { table, draw } = asking(long);
    table.chooseWorker('genius');
    draw(long);
    table.ask();
    expect(table.worker).toBe('genius');
    table.asksToPass = true;
    draw(turn(at('main/purify'), at('main/trade', 'engineer')));
    expect([table.worker, table.asksToPass]).toEqual(['genius', true]); // until it is there, nothing of the old one moves
    table.ask();
    expect([table.worker, table.asksToPass, table.light('main/trade')]).toEqual(['', false, 'lit']);
  });

  it('keeps a hint while the same is told again, also one on its way, and drops it with the next', async () => {
    const { table, draw } = asking(long);
    vi.spyOn(table.port as Required<Port>, 'hint').mockImplementation(() => {
      draw(long); // a line that came back
      table.ask();
      return Promise.resolve([{ text: 'pass' }] as Hint[]);
    });
    await table.hint();
    expect(table.hinted).toBe('pass');
    table.asksToPass = true;
    draw(long);
    table.ask();
    expect([table.hinted, table.asksToPass]).toEqual(['pass', true]);
    draw(turn(at('main/purify')));
    table.ask();
    expect([table.hinted, table.asksToPass]).toEqual(['', false]);
  });
});

describe('a new Era', () => {
  const view = (era: number, n: number): unknown => ({
    era,
    deciders: [1],
    first_player: 0,
    passed: [],
    main_board: Array.from({ length: 20 }, (_, i) => ({ id: i, guests: n })),
    timeline: Array.from({ length: 5 }, (_, i) => ({ era: i, focus: n })),
    offers: Array.from({ length: 20 }, (_, i) => ({ primary: i + n })),
    seats: [0, 1, 2].map((index) => ({
      ...seat(index),
      stock: Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`asset ${i}`, n])),
    })),
  });

  function drawing(me: number | null): {
    table: TableModel;
    seen: () => Record<string, unknown>;
    turn: (n: number, board?: boolean) => void;
  } {
    const given = new SvelteMap<string, unknown>();
    const { table: plain } = tableWith(null);
    const put = (now: unknown) =>
      given.set('now', {
        position: { ...plain.position, view: now },
        rows: plain.rows,
        seat: me,
        names: [],
        there: {},
        port: plain.port,
        confirm: false,
        motion: false,
        frozen: false,
        pointing: '',
        heading: '',
      });
    put(view(1, 0));
    const table = new TableModel(() => given.get('now') as Given);
    const seen = () => ({
      era: table.view.era,
      board: table.view.main_board[0]?.guests,
      time: table.view.timeline[0]?.focus,
      offers: table.view.offers[0]?.primary,
      seats: table.view.seats.map((one) => one.stock['asset 0' as 'gold']),
    });
    return { table, seen, turn: (n, board = true) => put(board ? view(n + 1, n) : { ...table.position.view, era: 2 }) };
  }

  it('is drawn room by room, a frame each: the board, mine with the Timeline, the offers, the others; then it is asked', () => {
    const { table, seen, turn } = drawing(0);
    turn(1);
    expect([table.draw(), seen()]).toEqual([true, { era: 1, board: 1, time: 0, offers: 0, seats: [0, 0, 0] }]);
    expect([table.draw(), seen()]).toEqual([true, { era: 2, board: 1, time: 1, offers: 0, seats: [1, 0, 0] }]);
    expect([table.draw(), seen()]).toEqual([true, { era: 2, board: 1, time: 1, offers: 1, seats: [1, 0, 0] }]);
    expect([table.draw(), seen()]).toEqual([true, { era: 2, board: 1, time: 1, offers: 1, seats: [1, 1, 1] }]);
    expect(table.draw()).toBe(false);
  });

  it('comes at once with the question to whoever does not wait', () => {
    const { table, seen, turn } = drawing(0);
    turn(1);
    table.draw();
    turn(2); // another position before the first is drawn
    table.ask();
    expect(seen()).toEqual({ era: 3, board: 2, time: 2, offers: 2, seats: [2, 2, 2] });
    expect([table.draw(), table.behind]).toEqual([false, false]);
  });

  it('shows those who watch the board of the seat that acts', () => {
    const { table, seen, turn } = drawing(null);
    turn(1);
    table.draw();
    table.draw();
    expect(seen()['seats']).toEqual([0, 1, 0]);
  });

  it('is one frame where little has changed', () => {
    const { table, turn } = drawing(0);
    turn(1, false);
    expect([table.draw(), table.view.era]).toEqual([false, 2]);
  });
});

describe('acting', () => {
  it('takes the one move of a place, asks which of several, and says why not', async () => {
    const { table, sent } = tableWith(
      turn(
        option('mine gold engineer', 'main/mine/gold', 'engineer'),
        option('trade engineer', 'main/trade', 'engineer'),
        option('trade scientist', 'main/trade', 'scientist'),
      ),
    );
    await table.touch('main/mine/gold', anchor, '');
    expect(sent).toEqual(['mine gold engineer']);
    await table.touch('main/trade', anchor, '');
    expect(table.bubble).toMatchObject({ kind: 'pick', place: 'main/trade' });
    await table.touch('main/evacuation', anchor, '');
    expect(table.bubble).toMatchObject({ kind: 'why', why: { key: 'missing-water' } });
    expect(sent).toHaveLength(1);
  });

  it('waits for a confirmation where one is wished', () => {
    const only = option('mine gold engineer', 'main/mine/gold', 'engineer');
    const { table, sent } = tableWith(turn(only), { confirm: true });
    table.take(only);
    expect(sent).toEqual([]);
    expect(table.armed).toBe(only);
    table.take(only);
    expect(sent).toEqual(['mine gold engineer']);
  });

  it('asks before a pass that would waste Workers or Free Actions, and only then', () => {
    const wasteful = tableWith(turn(option('purify scientist', 'main/purify', 'scientist'), option('pass')));
    wasteful.table.take(option('pass'));
    expect(wasteful.sent).toEqual([]);
    expect(wasteful.table.asksToPass).toBe(true);
    const spent = tableWith(turn(option('pass')));
    spent.table.take(option('pass'));
    expect(spent.sent).toEqual(['pass']);
  });

  it('hangs the price of an option on the assets', () => {
    const { table } = tableWith(turn());
    table.hovered = option('x', '', '', { pays: { water: 2 }, gains: { gold: 1, water: 1 } });
    expect(table.tags).toEqual({ water: -1, gold: 1 });
    expect(
      changes(
        option('construct 2 engineer', 'main/construct/2', 'engineer', {
          pays: { water: 1, 'active engineer': 1, exosuit: 1 },
          gains: {},
        }),
      ),
    ).toEqual([['water', -1]]);
  });
});

describe('passing', () => {
  const ended: Decision = { ...turn(option('end turn')), prompt: 'end-turn' };
  const made: Omit<LogEntry, 'move'> = { seat: 0, version: 1, kind: 'play', at: 0, events: [] };
  const tableAfter = (move: string): TableModel => {
    const { table } = tableWith(ended, { log: [{ ...made, move }] });
    table.position.view.passed = [0];
    return table;
  };

  it('is told where nothing was left, and not where it was chosen', () => {
    expect(tableAfter('force workers').passedByItself).toBe(true);
    expect(tableAfter('pass').passedByItself).toBe(false);
  });

  it('is known before the log tells it', async () => {
    const table = tableAfter('force workers');
    await table.send('pass');
    expect(table.passedByItself).toBe(false);
  });
});

describe('Warp', () => {
  const warps = ['nothing', 'water', 'gold', 'scientist', 'water gold', 'water scientist'].map((tiles) =>
    option(`warp ${tiles}`),
  );
  const decision: Decision = { ...turn(...warps), prompt: 'choose-warp' };

  it('keeps what is picked while others choose', () => {
    const { table } = tableWith(decision);
    table.toggleWarp('water');
    table.ask();
    expect(table.warpPick).toEqual(['water']);
  });

  it('makes one option of up to two tiles, in either order', () => {
    const { table } = tableWith(decision);
    expect(table.warpOption?.text).toBe('warp nothing');
    table.toggleWarp('gold');
    table.toggleWarp('water');
    expect(table.warpOption?.text).toBe('warp water gold');
    table.toggleWarp('gold');
    expect(table.warpOption?.text).toBe('warp water');
  });

  it('lets a tile take the place of others where they do not go together', () => {
    const { table } = tableWith(decision);
    table.toggleWarp('gold');
    table.toggleWarp('scientist');
    expect(table.warpOption?.text).toBe('warp scientist');
  });
});

describe('prices', () => {
  it('are asked once a position, and again by whoever comes back from the past', async () => {
    const decision = turn(option('purify scientist', 'main/purify', 'scientist'));
    const given = new SvelteMap<string, unknown>();
    let asked = 0;
    const amounts = () => {
      asked += 1;
      return Promise.resolve([
        { seat: 0, options: [option('purify scientist', 'main/purify', 'scientist', { gains: { water: 4 } })] },
      ]);
    };
    const { table: plain } = tableWith(decision);
    const at = (version: number, frozen: boolean) =>
      given.set('now', {
        position: { ...plain.position, version },
        rows: plain.rows,
        seat: 0,
        names: [],
        there: {},
        port: { ...plain.port, amounts },
        confirm: false,
        motion: false,
        frozen,
        pointing: '',
        heading: '',
      });
    at(5, false);
    const table = new TableModel(() => given.get('now') as Given);
    const look = async () => {
      table.draw();
      table.ask();
      await table.price();
      return table.options[0]?.gains;
    };
    expect(await look()).toEqual({ water: 4 });
    expect(await look()).toEqual({ water: 4 });
    expect(asked).toBe(1);
    at(2, true);
    await look();
    expect(asked).toBe(1);
    at(5, false);
    expect(await look()).toEqual({ water: 4 });
    expect(asked).toBe(2);
  });
});
