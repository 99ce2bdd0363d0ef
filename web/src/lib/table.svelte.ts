/**
 * A live table: what the server last said about it, and what a person may do there. The socket brings
 * whole positions, so a gap heals with the next message. A move is sent under a key of its own, again
 * and again until it is answered: it counts once.
 */

import { Problem, TableApi, Unreachable } from './api';
import { beforeFrame } from './frame';
import { Line, type LineState } from './line';
import type {
  Decision,
  Hint,
  LogEntry,
  Message,
  Position,
  Presence,
  Preview,
  Said,
  SeatInfo,
  SocketMessage,
  TableInfo,
  You,
} from './types';
import { share } from './same';
import { say } from './words.svelte';

const PAUSE = [300, 700, 1500, 3000, 5000]; // ms between tries of an unanswered move
const LOG_PAUSE = 200;
const VISIT = 3000; // ms between looks of somebody without a seat
const OVERDUE = 1500; // ms until a position that the socket owes is fetched

const FAREWELLS = ['seat-left', 'seat-handed', 'seat-to-computer', 'logged-out', 'table-gone'] as const;
export type Farewell = (typeof FAREWELLS)[number];

export class TableStore {
  readonly id: string;
  readonly api: TableApi;

  line = $state<LineState>('connecting');
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  you = $state.raw<You | null>(null);
  presence = $state.raw<Presence | null>(null);
  log = $state.raw<LogEntry[]>([]);
  said = $state.raw<Said[]>([]);
  /** A move is under way. */
  sending = $state(false);
  /** Why the server will not have us here, or the last refusal of a move. */
  refusal = $state.raw<Problem | null>(null);
  problem = $state.raw<Error | null>(null);
  /** Why the server has ended our looking on: our seat or our session is no longer ours. */
  farewell = $state.raw<Farewell | null>(null);

  readonly #seat: number | null;
  readonly #paths: string = $derived((this.position?.view.seats ?? []).map((one) => one.path ?? '').join(' '));
  #socket: Line | null = null;
  #amounts: { version: number; decisions: Promise<Decision[]> } | null = null;
  #logTimer: ReturnType<typeof setTimeout> | undefined;
  #visitTimer: ReturnType<typeof setTimeout> | undefined;
  #held: Position | null = null;
  #logBusy = false;
  #ended = false;

  constructor(id: string, token: string | null, seat: number | null = null) {
    this.id = id;
    this.#seat = seat;
    this.api = new TableApi(id, token);
  }

  open(): void {
    const token = this.api.token;
    this.#socket = new Line(`/api/tables/${this.id}/socket`, {
      hello: () => (token ? { token } : this.#seat === null ? {} : { seat: this.#seat }),
      message: (data) => this.#hear(data as SocketMessage),
      state: (state, reason = '') => {
        this.line = state;
        if (state === 'ended') this.farewell = FAREWELLS.find((one) => one === reason) ?? null;
        if (state === 'refused' || (state === 'ended' && this.farewell === null)) void this.#askWhy();
      },
    });
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#logTimer);
    clearTimeout(this.#visitTimer);
    this.#socket?.close();
  }

  get seat(): number | null {
    return this.you?.seat ?? this.#seat;
  }

  get host(): boolean {
    return this.you?.host ?? false;
  }

  /** What everyone is called. The same list while all are called so: much on the table is named by it, and the table's
   * own news, such as who is asked, changes none of it. */
  readonly names: string[] = $derived.by(() => {
    const names = namesOf(this.table?.seats ?? [], this.#paths.split(' '));
    return (this.#named = share(this.#named, names));
  });
  #named: string[] = [];

  /** Whether something is asked of me. */
  get myTurn(): boolean {
    return (this.position?.decisions.length ?? 0) > 0;
  }

  // --- hearing ---------------------------------------------------------------------------------------

  #hear(message: SocketMessage): void {
    switch (message.kind) {
      case 'position':
        this.#hold(message);
        break;
      case 'table':
        this.table = message.table;
        this.you = message.you;
        break;
      case 'chat':
        if (!this.said.some((one) => one.id === message.chat.id)) this.said = [...this.said, message.chat];
        break;
      case 'presence':
        this.presence = { seats: message.seats, watching: message.watching };
        break;
    }
  }

  /** Computer players move faster than a page is drawn: what comes before the next frame is drawn once, and
   * tells all that happened. */
  #hold(position: Position): void {
    if (this.position === null) return this.#take(position);
    const held = this.#held;
    if (held === null) {
      this.#held = position;
      beforeFrame(() => {
        const now = this.#held;
        this.#held = null;
        if (now && !this.#ended) this.#take(now);
      });
    } else if (position.version > held.version) {
      this.#held = { ...position, events: [...held.events, ...position.events] };
    }
  }

  #take(position: Position): void {
    this.table = share(this.table, position.table);
    this.you = share(this.you, position.you);
    if (this.position && position.version < this.position.version) return; // an answer overtaken by the socket
    this.position = share(this.position, position);
    this.#readLogSoon();
  }

  async refresh(): Promise<void> {
    try {
      this.#take(await this.api.position());
    } catch (error) {
      this.#complain(error);
    }
  }

  async #askWhy(): Promise<void> {
    if (this.#ended) return;
    try {
      const table = await this.api.look();
      this.table = table;
      if (table.status !== 'open')
        this.refusal = new Problem(503); // the socket is full
      else this.#visitTimer = setTimeout(() => void this.#askWhy(), VISIT); // a listed table that waits for people
    } catch (error) {
      if (error instanceof Problem) this.refusal = error;
      else this.line = 'lost';
    }
  }

  // --- acting ----------------------------------------------------------------------------------------

  move = (text: string): Promise<void> => {
    const chance = this.position?.decisions.find((one) => one.options.some((o) => o.text === text))?.seat ?? 0;
    return this.#deliver((version, key) => this.api.move(text, version, key, chance < 0));
  };

  undo = (): Promise<void> => this.#deliver((version, key) => this.api.undo(version, key));

  /** Send until there is an answer. The key makes the second try harmless if the first one arrived. */
  async #deliver(send: (version: number, key: string) => Promise<{ version: number }>): Promise<void> {
    const from = this.position;
    if (this.sending || from === null) return;
    this.sending = true;
    this.problem = null;
    const key = newKey();
    try {
      const version = (await this.#insist(() => send(from.version, key))).version;
      await this.#reach(version);
    } catch (error) {
      if (error instanceof Problem && error.status === 409) await this.refresh();
      this.#complain(error);
    } finally {
      this.sending = false;
    }
  }

  async #insist<T>(send: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await send();
      } catch (error) {
        if (this.#ended) throw error;
        const busy = error instanceof Problem && (error.status === 429 || error.status === 503);
        if (error instanceof Unreachable) this.#socket?.doubt();
        else if (!busy) throw error;
        const pause = PAUSE[Math.min(attempt, PAUSE.length - 1)] ?? 5000;
        await sleep(busy ? Math.max(pause, error.retryAfter * 1000) : pause);
      }
    }
  }

  /** Wait until the page shows this version; the socket brings it, or we fetch it. */
  async #reach(version: number): Promise<void> {
    const deadline = Date.now() + OVERDUE;
    while ((this.position?.version ?? 0) < version && !this.#ended) {
      if (Date.now() > deadline) return this.refresh();
      await sleep(15);
    }
  }

  #complain(error: unknown): void {
    if (!this.#ended && error instanceof Error) this.problem = error;
  }

  // --- asking ----------------------------------------------------------------------------------------

  /** Why a place is dark; null where it is not. */
  whyNot = async (place: string): Promise<Message | null> => (await this.api.whyNot(place)).missing?.message ?? null;

  preview = (text: string): Promise<Preview> => this.api.preview(text);

  hint = async (): Promise<Hint[]> => {
    try {
      return await this.api.hint();
    } catch (error) {
      this.#complain(error);
      return [];
    }
  };

  /** My decisions with what each option surely pays and gains; asked once per version. */
  amounts = (): Promise<Decision[]> => {
    const version = this.position?.version ?? 0;
    if (this.#amounts?.version !== version) {
      const decisions = this.api.decisions().then(
        (answer) => answer.decisions,
        () => this.position?.decisions ?? [],
      );
      this.#amounts = { version, decisions };
    }
    return this.#amounts.decisions;
  };

  // --- log and talk ----------------------------------------------------------------------------------

  #readLogSoon(): void {
    clearTimeout(this.#logTimer);
    this.#logTimer = setTimeout(() => void this.readLog(), LOG_PAUSE);
  }

  /** Fetch what the log has gained. Several lines may share a version, so the last one is asked again. */
  async readLog(): Promise<void> {
    if (this.#logBusy || this.#ended) return;
    this.#logBusy = true;
    try {
      for (;;) {
        const last = this.log.at(-1)?.version ?? -1;
        const from = Math.max(-1, last - 1);
        const fresh = await this.api.log(from);
        const known = this.log.filter((entry) => entry.version <= from);
        const grown = known.length + fresh.entries.length > this.log.length;
        this.log = [...known, ...fresh.entries];
        if (!grown || (this.log.at(-1)?.version ?? 0) >= fresh.version) break;
      }
    } catch {
      this.#readLogSoon(); // the line tells of the trouble; the log follows when it mends
    } finally {
      this.#logBusy = false;
    }
  }

  async readChat(): Promise<void> {
    try {
      this.said = await this.api.chat();
    } catch (error) {
      if (!(error instanceof Problem && error.status === 404)) this.#complain(error); // a server without chat
    }
  }

  async speak(text: string, name?: string): Promise<void> {
    this.#hear({ kind: 'chat', chat: await this.api.say(text, name) });
  }
}

/** What everyone is called, as the server calls them in events: by name, or where nobody gave one, or several computers
 * have the same level, by Path. */
export function namesOf(seats: SeatInfo[], paths: string[]): string[] {
  const levels = seats.filter((one) => one.kind === 'computer' && one.name === '').map((one) => one.computer);
  return seats.map((one) => {
    const path = paths[one.seat];
    const lone = one.kind === 'computer' && levels.indexOf(one.computer) === levels.lastIndexOf(one.computer);
    return path && one.name === '' && one.kind !== 'automaton' && !lone ? say(`name-${path}`) : say(one.label);
  });
}

export function newKey(): string {
  // randomUUID exists on secure origins only; a table in the living room has no certificate.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
