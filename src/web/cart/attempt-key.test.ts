import { afterEach, expect, test, vi } from 'vitest';
import { attemptKey } from './attempt-key.ts';

afterEach(() => vi.unstubAllGlobals());

test('a shop over plain HTTP, where browsers make no UUIDs of their own, can be paid in, too', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  const key = attemptKey();
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(attemptKey()).toBe(key);
});
