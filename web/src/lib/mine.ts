/** The tables that this person has a seat at: by the links of this browser, and by their account. */

import { api } from './api';
import { forget, heldTables, tokensOf } from './seats';
import type { MyTable } from './types';

export interface Mine {
  table: MyTable;
  yourTurn: boolean;
  at: number;
}

const MOST = 200; // links that the server looks up at once

export async function myTables(loggedIn: boolean): Promise<Mine[]> {
  const held = heldTables();
  const tokens = held.flatMap(([, one]) => tokensOf(one)).slice(0, MOST);
  const [asGuest, asAccount] = await Promise.all([
    tokens.length ? api.guestTables(tokens) : [],
    loggedIn ? api.myTables() : [],
  ]);
  // A table that no link opens any more is gone, unless there were too many links to ask about.
  for (const [id] of held) {
    if (tokens.length < MOST && ![...asGuest, ...asAccount].some((table) => table.id === id)) forget(id);
  }
  const found = new Map<string, MyTable>();
  for (const table of [...asAccount, ...asGuest]) found.set(table.id, table);
  const last = new Map(held.map(([id, one]) => [id, one.at]));
  return [...found.values()]
    .filter((table) => !table.archived)
    .map((table) => ({ table, yourTurn: table.your_turn, at: last.get(table.id) ?? table.created_at * 1000 }))
    .sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.at - a.at);
}
