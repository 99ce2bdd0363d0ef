import { describe, expect, test } from 'vitest';
import { toBytes, toText } from './passkeys';

describe('bytes as base64 for addresses', () => {
  test('there and back, of every length', () => {
    for (let length = 0; length < 10; length++) {
      const bytes = Uint8Array.from({ length }, (_, n) => 251 + n);
      const text = toText(bytes.buffer);
      expect(text).toMatch(/^[\w-]*$/);
      expect([...toBytes(text)]).toEqual([...bytes]);
    }
  });
});
