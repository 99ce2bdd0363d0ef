/** The model, for every component of the table. */

import { getContext, setContext } from 'svelte';
import type { TableModel } from './model.svelte';

const KEY = Symbol('table');

/** Where the words stand that describe a light. */
export const DESCRIBED = { lit: 'what-lit-means', free: 'what-free-means' } as const;

export function provide(model: TableModel): TableModel {
  return setContext(KEY, model);
}

export function useTable(): TableModel {
  return getContext<TableModel>(KEY);
}
