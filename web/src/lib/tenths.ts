import { words } from './words.svelte';

/** Points with a sign and at most one decimal, as the language writes them. */
export function tenths(points: number): string {
  const tenth = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(words.locale, tenth).format(points).replace('-', '−');
}
