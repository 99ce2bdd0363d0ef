import { afterEach, describe, expect, it, vi } from 'vitest';
import { Problem, TableApi, Unreachable } from './api';

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status, headers })));

afterEach(() => vi.unstubAllGlobals());

describe('the client', () => {
  const table = new TableApi('t', 'token');

  it('throws a refusal with its status, its version and its words', async () => {
    const message = { key: 'problem-not-now', params: {} };
    answer(409, { title: 'not now', detail: 'too late', version: 7, message });
    const problem = await table.position().catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(Problem);
    expect(problem).toMatchObject({ status: 409, version: 7, message: 'too late', said: message });
  });

  it('knows how long to wait', async () => {
    answer(429, {}, { 'Retry-After': '3' });
    await expect(table.position()).rejects.toMatchObject({ status: 429, retryAfter: 3 });
  });

  it('tells a dead line from a refusal', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await expect(table.position()).rejects.toBeInstanceOf(Unreachable);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>bad gateway</html>', { status: 502 })));
    await expect(table.position()).rejects.toBeInstanceOf(Unreachable);
  });

  it('waits longer for a computer player that thinks', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout');
    answer(200, { candidates: [] });
    await table.hint();
    await table.position();
    expect(patience.mock.calls).toEqual([[60_000], [15_000]]);
  });

  it('bears its token and leaves out what is not asked', async () => {
    const seen: [string, RequestInit][] = [];
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      seen.push([url, init]);
      return Promise.resolve(new Response('{}'));
    });
    await table.whyNot('a');
    await table.pasts(4, 20);
    expect(seen.map(([url]) => url)).toEqual([
      '/api/tables/t/why-not?place=a',
      '/api/tables/t/positions?first=4&limit=20',
    ]);
    expect(seen[0]?.[1].headers).toMatchObject({ Authorization: 'Bearer token' });
  });
});
