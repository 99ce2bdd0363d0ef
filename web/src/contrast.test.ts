import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Every ink on every ground it can stand on: both themes, all palettes, all Paths, all kinds of tile. */
type Color = readonly [number, number, number];
type Palette = Record<string, string>;

const LEAST = 4.6; // the standard asks 4.5; a little more, for what a browser rounds
const THEMES = ['dark', 'light'] as const;
const PALETTES = ['', 'safe', 'gray'];
const PATHS = ['harmony', 'dominance', 'progress', 'salvation', 'unity'];
const TILES = ['power_plant', 'factory', 'life_support', 'lab', 'superproject'];

const sheets = ['theme.css', 'table/look.css']
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf-8'))
  .join('');

/** The variables that each selector sets. */
const rules = new Map<string, Palette>();
for (const [, selector = '', body = ''] of sheets.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
  const set = rules.get(selector.trim()) ?? {};
  for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) set[name] = value.trim();
  rules.set(selector.trim(), set);
}
const rule = (selector: string): Palette => {
  const found = rules.get(selector);
  if (!found) throw new Error(`no rule ${selector}`);
  return found;
};

/** What holds in a room of the table: the page's colors, then the table's own, the last said wins. */
function palette(kind: (typeof THEMES)[number], seats: string, tile?: string): Palette {
  const light = kind === 'light';
  return {
    ...rule(':root'),
    ...(light ? rule(":root[data-theme='light']") : {}),
    ...(seats ? rule(`:root[data-palette='${seats}']`) : {}),
    ...(seats && light ? rule(`:root[data-theme='light'][data-palette='${seats}']`) : {}),
    ...rule('.tb'),
    ...(light ? rule("[data-theme='light'] .tb") : {}),
    ...(tile ? rule(light ? `[data-theme='light'] .${tile}` : `.${tile}`) : {}),
  };
}

function color(set: Palette, name: string): Color {
  const said = name.startsWith('#') ? name : set[name];
  const hex = /^#([\da-f]+)$/i.exec(said ?? '')?.[1];
  if (!hex) throw new Error(`${name} is no color: ${said}`);
  const long = hex.length < 6 ? [...hex].map((one) => one + one).join('') : hex;
  const at = (i: number): number => parseInt(long.slice(i, i + 2), 16);
  return [at(0), at(2), at(4)];
}

/** color-mix(in srgb, a share, b) */
const mix = (a: Color, share: number, b: Color): Color =>
  [0, 1, 2].map((i) => a[i as 0] * share + b[i as 0] * (1 - share)) as unknown as Color;

function light(of: Color): number {
  const [r, g, b] = of.map((one) => (one / 255 <= 0.03928 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(a: Color, b: Color): number {
  const [dim, bright] = [light(a), light(b)].sort((x, y) => x - y);
  return (bright! + 0.05) / (dim! + 0.05);
}

/** The pairs under the least, worded. */
function poor(set: Palette, inks: string, grounds: Record<string, Color>): string[] {
  return inks.split(' ').flatMap((ink) =>
    Object.entries(grounds)
      .map(([name, ground]) => [`${ink} on ${name}`, contrast(color(set, ink), ground)] as const)
      .filter(([, found]) => found < LEAST)
      .map(([pair, found]) => `${pair}: ${found.toFixed(2)}`),
  );
}
const named = (set: Palette, names: string): Record<string, Color> =>
  Object.fromEntries(names.split(' ').map((name) => [name, color(set, name)]));

describe.each(THEMES)('text can be read, %s', (kind) => {
  const set = palette(kind, '');

  it('on every surface', () => {
    const surfaces = named(set, 'bg s1 s2 s3 s4');
    expect(poor(set, 't1 t2 t3 warn ember lit free free-ink gold-ink ok', surfaces)).toEqual([]);
  });

  it('on the grounds that mean something', () => {
    expect(poor(set, 't1 t2', named(set, 'warn-fill lit-fill lit-soft sel-fill free-fill raised step chip'))).toEqual(
      [],
    );
    expect(poor(set, 't1 t2 t3', named(set, 'board-a board-b waste-a waste-b raised step chip lit-soft'))).toEqual([]);
    expect(poor(set, 'warn', named(set, 'warn-fill chip board-a waste-b'))).toEqual([]);
    expect(
      poor(set, 'lit-ink', { lit: color(set, 'lit'), hovered: mix(color(set, 'lit'), 0.86, color(set, 't1')) }),
    ).toEqual([]);
    expect(poor(set, 's1', named(set, 'gold-ink'))).toEqual([]);
    for (const [inks, ground] of [
      ['pay-ink', 'pay-fill'],
      ['gain-ink', 'gain-fill'],
      ['tip-ink tip-mid tip-warn', 'tip-fill'],
    ] as const) {
      expect(poor(set, inks, named(set, ground))).toEqual([]);
    }
  });

  it.each(TILES)('on a tile, %s', (tile) => {
    const drawn = palette(kind, '', tile);
    expect(poor(drawn, 'tile-ink t1 t2', named(drawn, 'ta tb'))).toEqual([]);
  });

  it.each(PALETTES)('every seat is seen on the Timeline, and told from the others by lightness in %s', (seats) => {
    const drawn = palette(kind, seats);
    const seen = PATHS.map((path) => contrast(color(drawn, path), color(drawn, kind === 'light' ? '#ffffff' : 'bg')));
    expect(Math.min(...seen)).toBeGreaterThan(1.5);
    if (seats !== 'gray') return;
    const steps = [...seen].sort((a, b) => a - b);
    for (const [i, step] of steps.slice(1).entries()) expect(step / (steps[i] ?? 1)).toBeGreaterThan(1.2);
  });

  it.each(PALETTES.flatMap((seats) => PATHS.map((path) => [path, seats] as const)))(
    'on the color of %s %s',
    (path, seats) => {
      const drawn = palette(kind, seats);
      const own = color(drawn, path);
      const over = (share: number, ground: string): Color => mix(own, share, color(drawn, ground));
      const board = kind === 'light' ? over(0.12, '#fff') : over(0.1, '#111a20');
      expect(poor(drawn, 't1 t2', { 'its turn': over(0.22, 's2') })).toEqual([]);
      expect(poor(drawn, 't1', { 'a step': over(0.3, 'step'), thinking: over(0.3, 's1') })).toEqual([]);
      expect(poor(drawn, 't1 t2 t3', { board, purse: over(0.1, 's1'), crew: over(0.1, 'step') })).toEqual([]);
    },
  );
});
