/** What a part of a view is called. */

import { sentence, words } from '$lib/words.svelte';

export function titleOf(part: string, seat: number | null): string {
  const keys = [`ui-added-${seat === null ? 'view' : 'seat'}-${part}`, `module-${part}`];
  const known = keys.find((key) => words.knows(key));
  return known ? sentence(known) : sentence('ui-plain', { text: part.replaceAll('_', ' ') });
}
