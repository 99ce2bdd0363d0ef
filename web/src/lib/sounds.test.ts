import { describe, expect, it } from 'vitest';
import type { GameEvent } from './types';
import { soundOf } from './sounds';

const events = (...kinds: string[]): GameEvent[] =>
  kinds.map((kind) => ({ kind, what: kind === 'build' ? '115' : '' }) as unknown as GameEvent);

describe('what is heard', () => {
  it('is the greatest of what happened', () => {
    expect(soundOf(events('place', 'roll', 'gain'), () => false)).toBe('dice');
    expect(soundOf(events('impact', 'paradox-roll', 'game-over'), () => false)).toBe('end');
  });
  it('tells a Superproject from a building', () => {
    expect(soundOf(events('build'), () => false)).toBe('piece');
    expect(soundOf(events('build'), (tile) => tile === '115')).toBe('superproject');
  });
  it('is nothing where nothing is to be heard', () => {
    expect(soundOf(events('gain', 'phase'), () => false)).toBeUndefined();
  });
});
