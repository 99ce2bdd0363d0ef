/** The codex: of the game with all its modules, or of one table with its modules, opponent and values. Asked once each. */

import type { Codex } from '$table/model/rows';
import { api, type TableApi } from './api';

interface Rules {
  edition: string;
  modules: string[];
  variants: string[];
  players: number;
}

const asked = new Map<string, Promise<Codex>>();

/** Of the rules that a puzzle's game was played by. */
export function puzzleCodex({ edition, modules, variants, players }: Rules): Promise<Codex> {
  const rules = new URLSearchParams({ edition, players: String(players) });
  for (const one of modules) rules.append('modules', one);
  for (const one of variants) rules.append('variants', one);
  return api.codexOf<Codex>(rules);
}

export function codexOf(table: TableApi | null): Promise<Codex> {
  const key = table?.id ?? '';
  const found = asked.get(key) ?? (table ? table.codex<Codex>() : api.codex<Codex>());
  asked.set(key, found);
  found.catch(() => asked.delete(key));
  return found;
}
