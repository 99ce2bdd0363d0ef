/** The codex of a ruleset; asked once for each. */

import type { Codex } from '$table/rows';
import { api } from './api';
import type { TableInfo } from './types';

const asked = new Map<string, Promise<Codex>>();

export function codexOf(table: TableInfo | null): Promise<Codex> {
  const query = new URLSearchParams();
  if (table) {
    query.set('edition', table.terms.edition);
    query.set('players', String(table.seats.length));
    for (const name of table.terms.modules) query.append('modules', name);
    for (const name of table.terms.variants) query.append('variants', name);
  }
  const key = query.toString();
  const found = asked.get(key) ?? api.codex<Codex>(key);
  asked.set(key, found);
  found.catch(() => asked.delete(key));
  return found;
}
