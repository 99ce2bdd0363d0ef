/** Making a table, and keeping what only its maker is told: the links. */

import { account } from '$lib/account.svelte';
import { api, type TableApi } from '$lib/api';
import { router } from '$lib/router.svelte';
import { keep, type Held } from '$lib/seats';
import { settings } from '$lib/settings.svelte';
import type { MadeTable, NewTable, SeatWish } from '$lib/types';
import { say } from '$lib/words.svelte';

/** The seats that this browser keeps for itself; the other links are for others, and are kept to be shown. */
export function keepLinks(made: MadeTable, mine: number[], more: Partial<Held> = {}): void {
  const seats: Record<string, string> = {};
  const links: Record<string, string> = {};
  for (const { seat, token } of made.seats) {
    if (token === null) continue;
    if (mine.includes(seat)) seats[String(seat)] = token;
    else links[String(seat)] = token;
  }
  keep(made.table.id, {
    seats,
    links,
    host: made.host,
    watch: made.watch,
    title: made.table.title,
    at: Date.now(),
    ...more,
  });
}

/** What others call me: the log tells of me as of anyone. */
export function myName(): string {
  return settings.name.trim() || account.name || say('page-guest');
}

/** Make a table and go there. All seats of kind "me" are mine; with several of them it is a hot seat. */
export async function sitDown(wish: NewTable, more: Partial<Held> = {}): Promise<void> {
  const seats = wish.seats.map((seat, index) => (index === 0 && !seat.name ? { ...seat, name: myName() } : seat));
  const made = await api.create({ ...wish, seats });
  const mine = wish.seats.flatMap((seat, index) => (seat.kind === 'me' ? [index] : []));
  keepLinks(made, mine, mine.length > 1 ? { ...more, hotSeat: true } : more);
  router.go(`/table/${made.table.id}`);
}

/** A record as a table: to look at, or to play on from where it stops, all seats on this device. */
export async function openRecord(text: string, mode: 'look' | 'continue'): Promise<void> {
  const paths = /^paths:\s*(.+)$/m.exec(text)?.[1]?.trim().split(/\s+/) ?? [];
  const seats: SeatWish[] = mode === 'continue' ? paths.map(() => ({ kind: 'me' })) : [];
  const made = await api.fromRecord(text, mode, seats);
  keepLinks(
    made,
    made.seats.map((one) => one.seat),
    { hotSeat: mode === 'continue' },
  );
  router.go(`/table/${made.table.id}`);
}

/** A table that goes on from a kept position, the first seat mine, computers across. */
export async function learnFrom(text: string, chapter: string): Promise<void> {
  const seats: SeatWish[] = [
    { kind: 'me', name: myName() },
    { kind: 'computer', level: 'easy' },
  ];
  const made = await api.fromRecord(text, 'continue', seats);
  keepLinks(made, [0], { guided: true, chapter });
  router.go(`/table/${made.table.id}`);
}

/** A position of a finished game as a table of one's own. */
export async function goOnFrom(table: TableApi, version: number, wish: SeatWish[]): Promise<void> {
  const mine = wish.flatMap((seat, index) => (seat.kind === 'me' ? [index] : []));
  const seats = wish.map((seat, index) => (index === mine[0] ? { ...seat, name: myName() } : seat));
  const made = await table.goOnFrom(version, seats);
  keepLinks(made, mine, { hotSeat: mine.length > 1 });
  router.go(`/table/${made.table.id}`);
}
