import { describe, expect, it } from 'vitest';
import type { Option } from '$lib/types';
import { inLines, type Row } from './options';

const option = (text: string): Option => ({ text, place: '', worker: '' }) as unknown as Option;
const space = (place: string): Row['spaces'][number] => ({ place, detail: '', options: [option(place)] });
/** A row of an action with so many spaces; three of them take the whole width. */
const row = (key: string, spaces: number): Row => {
  const all = Array.from({ length: spaces }, (_, i) => space(`${key}/${i}`));
  return { key, title: key, options: all.flatMap((one) => one.options), spaces: all, wide: false, free: false };
};

describe('the order of the options', () => {
  const keys = (columns: number, ...rows: Row[]): string =>
    inLines(rows, columns)
      .map((one) => one.key)
      .join('');

  it('is that of the rules where nothing takes the whole width', () => {
    expect(keys(2, row('a', 1), row('b', 2), row('c', 1))).toBe('abc');
  });

  it('is the one in which they are read: a wide one waits until its line is full', () => {
    expect(keys(2, row('a', 1), row('B', 3), row('c', 1), row('d', 1))).toBe('acBd');
    expect(keys(3, row('a', 1), row('B', 3), row('c', 1), row('d', 1), row('e', 1))).toBe('acdBe');
    expect(keys(2, row('A', 3), row('b', 1), row('c', 1))).toBe('Abc');
  });

  it('ends with the wide ones whose line is never full', () => {
    expect(keys(2, row('a', 1), row('B', 3))).toBe('aB');
  });
});
