/** The codex: of the game with all its modules, or of one table with its modules, opponent and values. Asked once each. */

import type { Codex } from '$table/model/rows';
import { api, type TableApi } from './api';

const asked = new Map<string, Promise<Codex>>();

export function codexOf(table: TableApi | null): Promise<Codex> {
  const key = table?.id ?? '';
  const found = asked.get(key) ?? (table ? table.codex<Codex>() : api.codex<Codex>());
  asked.set(key, found);
  found.catch(() => asked.delete(key));
  return found;
}
