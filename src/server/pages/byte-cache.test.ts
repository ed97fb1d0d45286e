import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ByteCache } from './byte-cache.ts';

it('evicts what was used least recently', () => {
  const cache = new ByteCache<string, string>(10);
  for (const key of ['a', 'b', 'c']) cache.set(key, key, 3);
  expect(cache.get('a')).toBe('a');
  cache.set('d', 'd', 4);
  expect([...cache.keys()]).toEqual(['c', 'a', 'd']);
  expect(cache.get('b')).toBeUndefined();
});

it('never holds more bytes than its limit, and knows how many', () => {
  const step = fc.record({ key: fc.nat(8), bytes: fc.nat(60), reads: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const cache = new ByteCache<number, number>(100);
      const sizes = new Map<number, number>();
      for (const { key, bytes, reads } of steps) {
        if (reads) cache.get(key);
        else {
          cache.set(key, key, bytes);
          sizes.set(key, bytes);
          // The newest always fits.
          expect(cache.get(key)).toBe(key);
        }
        const held = [...cache.keys()].reduce((sum, each) => sum + (sizes.get(each) ?? 0), 0);
        expect(cache.bytes).toBe(held);
        expect(held).toBeLessThanOrEqual(100);
      }
    }),
  );
});
