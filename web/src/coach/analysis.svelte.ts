/** The analysis of a finished game: asked for, followed while it is made, and what it says. */

import type { TableApi } from '$lib/api';
import { trouble } from '$lib/trouble';
import type { Analysis } from '$lib/types';

const PULSE = 1500; // ms between questions how far it is

export class AnalysisStore {
  state = $state.raw<Analysis | null>(null);
  problem = $state('');

  readonly #api: TableApi;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(api: TableApi) {
    this.#api = api;
  }

  get underWay(): boolean {
    return this.state?.status === 'waiting' || this.state?.status === 'working';
  }

  open = (): Promise<void> => this.#hear(() => this.#api.analysis());

  ask = (): Promise<void> => this.#hear(() => this.#api.analyze());

  stop = (): Promise<void> =>
    this.#hear(async () => {
      await this.#api.stopAnalysis();
      return this.#api.analysis();
    });

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #hear(question: () => Promise<Analysis>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.state = await question();
      this.problem = '';
    } catch (error) {
      this.problem = trouble(error);
    }
    if (this.underWay && !this.#closed) this.#timer = setTimeout(() => void this.open(), PULSE);
  }
}
