import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'cart-storage';
const SIEGELRING = { id: 'siegelring', name: 'Siegelring', price: 24.99, image: '' };
const KETTE = { id: 'kette-figaro', name: 'Kette Figaro', price: 24.99, image: '' };

/** A browser with that in its storage, and a store that has not looked yet. */
async function freshStore(stored?: unknown) {
  const values = new Map<string, string>();
  if (stored !== undefined) values.set(KEY, JSON.stringify(stored));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.resetModules();
  const store = await import('./cart-store.ts');
  const kept = () => JSON.parse(values.get(KEY) ?? 'null');
  return { ...store, kept };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const known = (cartStore: { getState: () => { known: boolean } }) =>
  vi.waitFor(() => expect(cartStore.getState().known).toBe(true));

describe('the stored cart', () => {
  it('writes nothing before something is added', async () => {
    const { startCart, cartStore, kept } = await freshStore();
    startCart();
    await known(cartStore);
    expect(kept()).toBeNull();
  });

  it('keeps the order of what is added before it was read', async () => {
    const { addToCart, cartStore } = await freshStore();
    addToCart(SIEGELRING);
    addToCart(KETTE);
    await known(cartStore);
    await vi.waitFor(() =>
      expect(cartStore.getState().items.map(({ id }) => id)).toEqual([
        'siegelring',
        'kette-figaro',
      ]),
    );
  });

  it('keeps price and lines as spec section 3 names them', async () => {
    const { startCart, addToCart, cartStore, kept } = await freshStore();
    startCart();
    await known(cartStore);
    addToCart(SIEGELRING);
    addToCart(SIEGELRING, 2);
    expect(kept().state).toEqual({ items: [{ ...SIEGELRING, quantity: 3 }] });
  });

  it('adds to the stored lines what was added before they were read', async () => {
    const stored = { state: { items: [{ ...KETTE, quantity: 1 }] }, version: 0 };
    const { addToCart, cartStore, kept } = await freshStore(stored);
    addToCart(SIEGELRING);
    await known(cartStore);
    const ids = kept().state.items.map((item: { id: string }) => item.id);
    expect(ids).toEqual(['kette-figaro', 'siegelring']);
  });

  it('starts empty from text that is no cart', async () => {
    const { startCart, cartStore } = await freshStore({ state: 'kaputt' });
    startCart();
    await known(cartStore);
    expect(cartStore.getState().items).toEqual([]);
  });
});
