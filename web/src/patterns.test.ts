/** Mistakes that were made once, in every component: none comes back. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SOURCES = new URL('.', import.meta.url);
const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' })
  .filter((path) => path.endsWith('.svelte'))
  .map((path) => ({ path, text: readFileSync(new URL(path, SOURCES), 'utf-8') }));

/** Where a pattern stands in the markup. */
function found(pattern: RegExp): string[] {
  return components.flatMap(({ path, text }) =>
    [...text.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').matchAll(pattern)].map((one) => `${path}: ${one[0]}`),
  );
}

describe('components', () => {
  it('are all looked at', () => {
    expect(components.length).toBeGreaterThan(100);
  });

  it('use no key that may stand twice: the printed number of an Era, a sentence, or what may be missing', () => {
    const eras = ['Timeline', 'Strip'].map((name) => `table/board/${name}.svelte`); // each tile has a number of its own
    const keys = found(/\{#each [^}]*\((?:[^()]*(?:\?\.|\?\?)[^()]*|line|text|one\.era|era|era\.era)\)\}/g);
    // A line of the score sheet is a name.
    const names = keys.filter((one) => one.startsWith('results/') && one.includes('{ line, message'));
    expect(keys.filter((one) => !names.includes(one) && !eras.some((path) => one.startsWith(path)))).toEqual([]);
  });

  it('write no VP or amount that a row has', () => {
    // What a Worker's type is good for in the Valley is a rule, not a value.
    const rules = 'modules/fractures/Valley.svelte';
    const written = found(/>[+−]?[1-9]\d*<Icon|−\d+<\/b>|(?:plain|signed)\([^()]*[1-9]\d*\)/g);
    expect(written.filter((one) => !one.startsWith(rules))).toEqual([]);
  });
});
