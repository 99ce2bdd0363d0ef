/** The rematch of a finished game: whether somebody asks for one, and playing it. */

import { TableApi } from '$lib/api';
import { router } from '$lib/router.svelte';
import { held, takeAlong } from '$lib/seats';
import type { TableStore } from '$lib/table.svelte';
import type { TableInfo } from '$lib/types';
import { say } from '$lib/words.svelte';
import { hotSeats } from './identity';

export class Rematch {
  readonly #store: TableStore;
  /** Null until it is known. */
  table = $state.raw<TableInfo | null>(null);

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** Those who want it, while others are asked. */
  readonly wanted: string[] = $derived(
    this.table?.status === 'open' && this.table.to_agree.length > 0 ? willing(this.table) : [],
  );

  /** Whether I am asked. */
  get asksMe(): boolean {
    const { seat } = this.#store;
    return this.table?.status === 'open' && seat !== null && this.table.to_agree.includes(seat);
  }

  look = (id: string): void => {
    new TableApi(id, this.#store.api.token).look().then(
      (found) => (this.table = found),
      () => (this.table = null), // it can be gone to all the same
    );
  };

  /** A player wants it by this; whoever watches goes there to look. */
  play = async (): Promise<void> => {
    const store = this.#store;
    const plays = store.seat !== null || store.host;
    const fresh = plays ? await store.api.rematch() : store.table?.rematch;
    if (!fresh) return;
    const tokens = hotSeats(store.id).map((seat) => held(store.id)?.seats[String(seat)]);
    for (const token of tokens) if (token && token !== store.api.token) await new TableApi(store.id, token).rematch();
    takeAlong(store.id, fresh);
    router.go(`/table/${fresh}`);
  };
}

/** The names of the people at a rematch who want to play it. */
export function willing(table: TableInfo): string[] {
  return table.seats
    .filter((seat) => seat.kind === 'person' && !table.to_agree.includes(seat.seat))
    .map((seat) => say(seat.label));
}
