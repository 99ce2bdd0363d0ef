import { afterEach, describe, expect, it, vi } from 'vitest';
import { fontSettled } from './font';

function fonts(load: (...font: string[]) => Promise<unknown>): void {
  vi.stubGlobal('document', { fonts: { load } });
}

describe('the font that the first screen waits for', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('lets the screen come once both weights are there', async () => {
    const asked: string[] = [];
    fonts((...font) => {
      asked.push(...font);
      return Promise.resolve();
    });
    await fontSettled();
    expect(asked).toEqual(['400 1rem Roboto', '700 1rem Roboto']);
  });

  it('does not wait for one that cannot come', async () => {
    fonts(() => Promise.reject(new Error('gone')));
    await fontSettled();
  });

  it('waits a second for one that is late, and no longer', async () => {
    vi.useFakeTimers();
    fonts(() => new Promise(() => {}));
    let settled = false;
    const wait = fontSettled().then(() => (settled = true));
    await vi.advanceTimersByTimeAsync(900);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    await wait;
    expect(settled).toBe(true);
  });
});
