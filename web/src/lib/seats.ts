/** The tokens that this browser holds, by table: they are what a guest is. */

const KEY = 'anachrony.tables';

export interface Held {
  /** Seat tokens by seat number. */
  seats: Record<string, string>;
  /** Which of them plays here now. */
  active?: number;
  /** Links of seats that are meant for others; the maker of a table shows them. */
  links?: Record<string, string>;
  host?: string;
  watch?: string;
  /** A link whose owner is not known yet. */
  link?: string;
  title: string;
  /** When it was last opened here, in ms. */
  at: number;
  /** The version this browser last saw: what happened since is summed up on return. */
  seen?: number;
  guided?: boolean;
  /** The chapter of the second lesson that is taken here. */
  chapter?: string;
  hotSeat?: boolean;
}

type Kept = Record<string, Held>;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept !== null && typeof kept === 'object' && !Array.isArray(kept) ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: the address still holds the link.
  }
}

export function heldTables(): [string, Held][] {
  return Object.entries(read()).sort(([, a], [, b]) => b.at - a.at);
}

export function held(table: string): Held | null {
  return read()[table] ?? null;
}

/** Change what is held of a table; `without` names what is dropped. */
export function keep(table: string, change: Partial<Held>, without?: 'link'): Held {
  const kept = read();
  const old: Held = kept[table] ?? { seats: {}, title: '', at: Date.now() };
  const now: Held = { ...old, ...change, seats: { ...old.seats, ...change.seats } };
  if (without) delete now[without];
  kept[table] = now;
  write(kept);
  return now;
}

/** Every link of a table opens its seat at the rematch too. */
export function takeAlong(table: string, rematch: string): void {
  const mine = held(table);
  if (!mine) return;
  const { seen: _, guided: __, chapter: ___, ...links } = mine;
  keep(rematch, { ...links, at: Date.now() });
}

export function dropSeat(table: string, seat: number): void {
  const kept = read();
  const mine = kept[table];
  if (!mine) return;
  delete mine.seats[String(seat)];
  write(kept);
}

export function forget(table: string): void {
  const kept = read();
  delete kept[table];
  write(kept);
}

/** Every link of a table that is mine; not those that I keep to show them to others. */
export function tokensOf(one: Held): string[] {
  return [...Object.values(one.seats), one.host, one.watch, one.link].filter((token) => token !== undefined);
}

export function allTokens(): string[] {
  return heldTables().flatMap(([, one]) => tokensOf(one));
}
