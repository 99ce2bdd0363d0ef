/** Who this browser is at a table: by the link that was opened, by what it holds, or by its account. */

import { held, keep, type Held } from '$lib/seats';
import type { You } from '$lib/types';

export interface Identity {
  token: string | null;
  seat: number | null;
}

/** What stands behind # in an address: a token, and perhaps a move to look at through someone's eyes. */
export interface Arrival {
  token: string | null;
  move: number | null;
  eye: number | null;
}

const TOKEN = /^[A-Za-z0-9_-]{16,80}$/;

export function arrival(hash: string): Arrival {
  const found: Arrival = { token: null, move: null, eye: null };
  for (const part of hash.split('&')) {
    const [name, value] = part.split('=');
    if (value === undefined) found.token = TOKEN.test(part) ? part : found.token;
    else if (name === 'move' && /^\d+$/.test(value)) found.move = Number(value);
    else if (name === 'eye' && /^\d$/.test(value)) found.eye = Number(value);
  }
  return found;
}

export function whoAmI(table: string): Identity {
  const mine = held(table);
  if (!mine) return { token: null, seat: null };
  if (mine.link) return { token: mine.link, seat: null };
  const seats = Object.keys(mine.seats);
  const seat = mine.active !== undefined && seats.includes(String(mine.active)) ? String(mine.active) : seats[0];
  if (seat !== undefined) return { token: mine.seats[seat] ?? null, seat: Number(seat) };
  return { token: mine.host ?? mine.watch ?? null, seat: null };
}

/** The server has said whose link it was: keep it under its right name. */
export function settle(table: string, token: string, you: You): void {
  const mine = held(table);
  if (mine?.link !== token) return;
  const change: Partial<Held> = {};
  if (you.seat !== null) {
    change.seats = { [String(you.seat)]: token };
    change.active = you.seat;
  } else if (you.host) change.host = token;
  else change.watch = token;
  keep(table, change, 'link');
}

/** The seats of a table that is passed round on one device; empty where it is not. */
export function hotSeats(table: string): number[] {
  const mine = held(table);
  return mine?.hotSeat ? Object.keys(mine.seats).map(Number).sort() : [];
}
