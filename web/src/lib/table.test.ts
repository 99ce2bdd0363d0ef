import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableStore } from './table.svelte';
import type { Position } from './types';

/** A server of a few lines: it loses answers when told to, and applies a key once. */
class Server {
  version = 1;
  lose = 0;
  events: { kind: string }[] = [];
  readonly keys: string[] = [];
  readonly applied = new Set<string>();

  position(): Position {
    const table = { id: 't', status: 'running', seats: [] };
    const view = { seats: [] };
    return {
      kind: 'position',
      version: this.version,
      view,
      events: this.events,
      decisions: [],
      table,
      you: { seat: 0, host: false },
    } as unknown as Position;
  }

  answer = (url: string, init: RequestInit): Promise<Response> => {
    if (url.includes('/log')) return Promise.resolve(Response.json({ version: this.version, entries: [] }));
    if (init.method !== 'POST') return Promise.resolve(Response.json(this.position()));
    const { key, version } = JSON.parse(init.body as string) as { key: string; version: number };
    this.keys.push(key);
    if (!this.applied.has(key)) {
      if (version !== this.version) return Promise.resolve(Response.json({ version: this.version }, { status: 409 }));
      this.applied.add(key);
      this.version += 1;
    }
    if (this.lose > 0) {
      this.lose -= 1;
      return Promise.reject(new TypeError('the line broke'));
    }
    return Promise.resolve(Response.json({ version: this.version }));
  };
}

/** A socket that says the position on opening and after each move. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  static server: Server;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason?: string }) => void) | null = null;

  constructor() {
    Socket.all.push(this);
    setTimeout(() => this.onopen?.(), 0);
  }
  send(): void {
    this.tell();
  }
  tell(): void {
    this.onmessage?.({ data: JSON.stringify(Socket.server.position()) });
  }
  close(): void {
    this.readyState = 3;
  }
}

/** Milliseconds until the page is drawn. */
let frame: number;
let server: Server;
let store: TableStore;

beforeEach(async () => {
  vi.useFakeTimers();
  frame = 16;
  server = Socket.server = new Server();
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', server.answer);
  vi.stubGlobal('location', { origin: 'http://here' });
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, frame));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    visibilityState: 'visible',
  });
  store = new TableStore('t', 'token', 0);
  store.open();
  await vi.advanceTimersByTimeAsync(10);
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a live table', () => {
  it('shows what the socket says', () => {
    expect(store.line).toBe('live');
    expect(store.position?.version).toBe(1);
    expect(store.seat).toBe(0);
  });

  it('says why it has ended, and does not knock in vain', async () => {
    Socket.all[0]?.onclose?.({ code: 4001, reason: 'seat-handed' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.farewell).toBe('seat-handed');
    expect(store.line).toBe('ended');
    expect(Socket.all).toHaveLength(1);
  });

  it('comes back after any other break', async () => {
    Socket.all[0]?.onclose?.({ code: 1013, reason: 'come back' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.farewell).toBeNull();
    expect(Socket.all).toHaveLength(2);
    expect(store.line).toBe('live');
  });

  it('calls everyone by the same list while the table has other news', async () => {
    const seats = [{ seat: 0, name: 'Ana', computer: null, label: { key: 'Ana', params: {} } }];
    const tell = (asked: number[], name = 'Ana') =>
      Socket.all[0]?.onmessage?.({
        data: JSON.stringify({
          kind: 'table',
          table: {
            id: 't',
            status: 'running',
            asked,
            seats: seats.map((one) => ({ ...one, name, label: { key: name, params: {} } })),
          },
          you: { seat: 0, host: false },
        }),
      });
    tell([0]);
    const names = store.names;
    expect(names).toEqual(['Ana']);
    tell([1]);
    expect(store.names).toBe(names);
    tell([1], 'Bo');
    expect(store.names).toEqual(['Bo']);
    await vi.advanceTimersByTimeAsync(10);
  });

  it('sends an unanswered move again under the same key, and it counts once', async () => {
    server.lose = 2;
    const moved = store.move('pass');
    await vi.advanceTimersByTimeAsync(20);
    expect(store.sending).toBe(true);
    expect(store.line).toBe('lost');
    await vi.advanceTimersByTimeAsync(10_000);
    await moved;
    expect(server.keys).toHaveLength(3);
    expect(new Set(server.keys).size).toBe(1);
    expect(server.version).toBe(2);
    expect(store.position?.version).toBe(2);
    expect(store.sending).toBe(false);
    expect(store.line).toBe('live');
  });

  it('looks again where the table has moved on', async () => {
    server.version = 5;
    const moved = store.move('pass');
    await vi.advanceTimersByTimeAsync(50);
    await moved;
    expect(store.position?.version).toBe(5);
    expect(store.problem).toMatchObject({ status: 409 });
  });

  it('does not go back to an older position', async () => {
    server.version = 4;
    Socket.all.at(-1)?.tell();
    server.version = 3;
    Socket.all.at(-1)?.tell();
    await vi.advanceTimersByTimeAsync(20);
    expect(store.position?.version).toBe(4);
    Socket.all.at(-1)?.tell();
    await vi.advanceTimersByTimeAsync(20);
    expect(store.position?.version).toBe(4);
  });

  it('draws once what came before a frame, and tells all of it', async () => {
    for (const what of ['a', 'b', 'b again', 'c']) {
      if (what !== 'b again') server.version += 1;
      server.events = [{ kind: what }];
      Socket.all.at(-1)?.tell();
    }
    expect(store.position?.version).toBe(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(store.position?.version).toBe(4);
    expect(store.position?.events.map((event) => event.kind)).toEqual(['a', 'b', 'c']);
  });

  it('goes on in a tab that nobody sees, where no frame is drawn', async () => {
    frame = 1e9;
    server.version = 2;
    Socket.all.at(-1)?.tell();
    await vi.advanceTimersByTimeAsync(150);
    expect(store.position?.version).toBe(2);
  });

  it('comes back after a break, each time a little later', async () => {
    for (let again = 1; again <= 3; again += 1) {
      Socket.all.at(-1)?.onclose?.({ code: 1006 });
      expect(store.line).toBe('lost');
      await vi.advanceTimersByTimeAsync(1000);
      expect(store.line).toBe('live');
    }
    expect(Socket.all).toHaveLength(4);
  });

  it('does not knock on a door that is shut', async () => {
    Socket.all.at(-1)?.onclose?.({ code: 1008 });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(store.line).toBe('refused');
    expect(Socket.all).toHaveLength(1);
  });

  it('makes one move at a time', async () => {
    const both = [store.move('a'), store.move('b')];
    await vi.advanceTimersByTimeAsync(3000);
    await Promise.all(both);
    expect(server.keys).toHaveLength(1);
  });
});
