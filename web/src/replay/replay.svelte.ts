/** Looking at an earlier position: which one, through whose eyes, and playing on from there. */

import type { TableStore } from '$lib/table.svelte';
import type { PastPosition, Position } from '$lib/types';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP = 1200; // ms a move stays, at speed 1
const TOGETHER = 20; // positions fetched at once
const KEPT = 12; // such fetches

export class Replay {
  version = $state<number | null>(null);
  eye = $state<number | null>(null);
  speed = $state(1);
  playing = $state(false);
  past = $state.raw<PastPosition | null>(null);

  readonly #store: TableStore;
  readonly #kept = new Map<string, Promise<PastPosition[]>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: TableStore) {
    this.#store = store;
  }

  get on(): boolean {
    return this.version !== null;
  }

  get last(): number {
    return this.#store.position?.version ?? 0;
  }

  async show(version: number): Promise<void> {
    const wanted = Math.max(0, Math.min(version, this.last));
    this.version = wanted;
    try {
      const past = await this.#fetch(wanted);
      if (this.version === wanted) this.past = past;
    } catch {
      this.stop(); // the line is down; the slider stays where it is
    }
  }

  see(eye: number | null): void {
    this.eye = eye;
    if (this.version !== null) void this.show(this.version);
  }

  play(): void {
    if (this.version === null || this.version >= this.last) void this.show(0);
    this.playing = true;
    this.#next();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Back to the live table. */
  leave(): void {
    this.stop();
    this.version = null;
    this.past = null;
  }

  /** What the table draws: the live position, or the past one with nothing to decide. */
  shown(live: Position): Position {
    if (this.version === null || this.past === null) return live;
    return {
      ...live,
      version: this.past.version,
      view: this.past.view,
      words: this.past.words,
      events: this.past.entry?.events ?? [],
      decisions: [],
      can_undo: false,
      winners: this.past.view.over ? live.winners : [],
    };
  }

  async #fetch(version: number): Promise<PastPosition> {
    const first = Math.floor(version / TOGETHER) * TOGETHER;
    const found = (await this.#several(first)).find((past) => past.version === version);
    if (found) {
      if (this.playing && version - first > TOGETHER / 2 && first + TOGETHER <= this.last)
        void this.#several(first + TOGETHER);
      return found;
    }
    // The game has gone on since this stretch was fetched.
    this.#kept.delete(this.#key(first));
    const again = (await this.#several(first)).find((past) => past.version === version);
    if (!again) throw new Error(`no position ${version}`);
    return again;
  }

  #key(first: number): string {
    return `${first} ${this.eye}`;
  }

  #several(first: number): Promise<PastPosition[]> {
    const key = this.#key(first);
    const found = this.#kept.get(key) ?? this.#store.api.pasts(first, TOGETHER, this.eye);
    this.#kept.set(key, found);
    found.catch(() => this.#kept.delete(key));
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return found;
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing || this.version === null) return;
      if (this.version >= this.last) {
        this.stop();
        return;
      }
      void this.show(this.version + 1).then(() => {
        if (this.playing) this.#next();
      });
    }, STEP / this.speed);
  }
}
