import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A tab of a browser: its own modules on the storage, and the locks, of all tabs. */
async function openTab() {
  vi.resetModules();
  return { ...(await import('./attempt.ts')), ...(await import('./cart-store.ts')) };
}

let values: Map<string, string>;
beforeEach(() => {
  values = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Locks as browsers have them: one holder, the others wait in line. */
function stubLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: unknown, run: () => Promise<unknown>) => {
    last = last.then(run);
    return last;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

const RING = { id: 'siegelring', name: 'Siegelring', price: 24.99, image: '' };

describe('the attempt to pay', () => {
  test('has one key in all tabs, even when two are in a hurry', async () => {
    stubLocks();
    const one = await openTab();
    const other = await openTab();
    one.addToCart(RING);
    const keys = await Promise.all(
      [one, other].map((tab) => tab.inTurn(async () => tab.attemptKey())),
    );
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(other.cartStore.getState().items).toHaveLength(1);
  });

  test('is kept with the cart until it ends, and ends only for its own key', async () => {
    const tab = await openTab();
    tab.addToCart(RING);
    const key = tab.attemptKey();
    tab.addToCart(RING);
    expect(JSON.parse(values.get('cart-storage') ?? '').state).toMatchObject({ attempt: key });
    tab.endAttempt('another-key-altogether');
    expect(tab.attemptKey()).toBe(key);
    tab.endAttempt(key, () => []);
    expect(JSON.parse(values.get('cart-storage') ?? '').state).toEqual({ items: [] });
    expect(tab.attemptKey()).not.toBe(key);
  });

  test('works over plain HTTP, where browsers have neither locks nor UUIDs of their own', async () => {
    const { crypto } = globalThis;
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    vi.stubGlobal('navigator', {});
    const tab = await openTab();
    const key = await tab.inTurn(async () => tab.attemptKey());
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(tab.attemptKey()).toBe(key);
  });

  test('waits for no tab that hangs', async () => {
    const request = () => Promise.reject(new DOMException('late', 'TimeoutError'));
    vi.stubGlobal('navigator', { locks: { request } });
    const { inTurn } = await openTab();
    expect(await inTurn(async () => 'run')).toBe('run');
  });

  test('hands on what goes wrong in its turn, and does not begin again', async () => {
    stubLocks();
    const { inTurn } = await openTab();
    const run = vi.fn(() => Promise.reject(new Error('broken')));
    await expect(inTurn(run)).rejects.toThrow('broken');
    expect(run).toHaveBeenCalledOnce();
  });
});
