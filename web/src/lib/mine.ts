/** The tables that this person has a seat at: by the links of this browser, and by their account. */

import { api, Problem, TableApi } from './api';
import { forget, heldTables, type Held } from './seats';
import type { TableInfo } from './types';

export interface Mine {
  table: TableInfo;
  yourTurn: boolean;
  at: number;
  guest: boolean;
}

const MOST = 20; // tables that the home page asks about

export async function myTables(loggedIn: boolean): Promise<Mine[]> {
  const [asGuest, asAccount] = await Promise.all([
    Promise.all(heldTables().slice(0, MOST).map(([id, held]) => look(id, held))),
    loggedIn ? api.myTables() : Promise.resolve([]),
  ]);
  const found = asGuest.filter((one) => one !== null);
  for (const table of asAccount) {
    if (found.some((one) => one.table.id === table.id)) continue;
    found.push({ table, yourTurn: table.your_turn ?? false, at: table.created_at * 1000, guest: false });
  }
  return found
    .filter((one) => !one.table.archived)
    .sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.at - a.at);
}

async function look(id: string, held: Held): Promise<Mine | null> {
  const tokens = Object.values(held.seats);
  const token = tokens[0] ?? held.host ?? held.watch ?? held.link ?? null;
  try {
    const table = await new TableApi(id, token).look();
    const turns = table.status === 'running' ? await Promise.all(tokens.map((one) => asked(id, one))) : [];
    return { table, yourTurn: turns.includes(true), at: held.at, guest: true };
  } catch (error) {
    if (error instanceof Problem && error.status === 404) forget(id);
    return null;
  }
}

async function asked(id: string, token: string): Promise<boolean> {
  return (await new TableApi(id, token).position()).decisions.length > 0;
}
