import { describe, expect, it } from 'vitest';
import { duration } from './duration';

describe('how long something has lasted', () => {
  it('is told in its largest unit', () => {
    expect(duration(0, 'en')).toBe('1 minute');
    expect(duration(59 * 60, 'en')).toBe('59 minutes');
    expect(duration(7_200, 'nl')).toBe('2 uur');
    expect(duration(3 * 86_400 + 5, 'fr')).toBe('3\u00a0jours');
  });
});
