import { afterEach, describe, expect, it, vi } from 'vitest';

const KEY = 'cart-storage';
const SIEGELRING = { id: 'siegelring', name: 'Siegelring', price: 24.99, image: '' };
const KETTE = { id: 'kette-figaro', name: 'Kette Figaro', price: 24.99, image: '' };
const ONE_KETTE = { state: { items: [{ ...KETTE, quantity: 1 }] }, version: 0 };

type Heard = (event: { key?: string | null; persisted?: boolean }) => void;

/** A browser with that in its storage, and a store that has not looked yet. */
async function freshStore(stored?: unknown) {
  const values = new Map<string, string>();
  const keep = (value: unknown) => values.set(KEY, JSON.stringify(value));
  if (stored !== undefined) keep(stored);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
  });
  const listeners: [string, Heard][] = [];
  vi.stubGlobal('addEventListener', (type: string, heard: Heard) => listeners.push([type, heard]));
  const tell = (type: string, event: Parameters<Heard>[0]) => {
    for (const [to, heard] of listeners) if (to === type) heard(event);
  };
  vi.resetModules();
  const store = await import('./cart-store.ts');
  const kept = () => JSON.parse(values.get(KEY) ?? 'null');
  const ids = () => store.cartStore.getState().items.map(({ id }) => id);
  return { ...store, keep, kept, tell, ids };
}

/** A browser whose settings forbid storage. */
async function storeWithoutStorage() {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.resetModules();
  return import('./cart-store.ts');
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the stored cart', () => {
  it('keeps its lines as the same objects when it is read again and nothing changed', async () => {
    const { addToCart, readCart, cartStore, keep } = await freshStore();
    addToCart({ ...KETTE, selectedColor: 'Gold' });
    const { items } = cartStore.getState();
    readCart();
    expect(cartStore.getState().items).toBe(items);
    keep(ONE_KETTE);
    readCart();
    expect(cartStore.getState().items).toEqual([{ ...KETTE, quantity: 1 }]);
  });

  it('writes nothing before something is added', async () => {
    const { startCart, cartStore, kept } = await freshStore();
    startCart();
    expect(cartStore.getState().known).toBe(true);
    expect(kept()).toBeNull();
  });

  it('keeps price and lines as the specification names them', async () => {
    const { startCart, addToCart, kept } = await freshStore();
    startCart();
    addToCart(SIEGELRING);
    addToCart(SIEGELRING, 2);
    expect(kept().state).toEqual({ items: [{ ...SIEGELRING, quantity: 3 }] });
  });

  it('stays as it is when an addition would make it larger than any payment', async () => {
    const { startCart, addToCart, ids, kept } = await freshStore(ONE_KETTE);
    startCart();
    expect(addToCart(SIEGELRING, 40_015)).toBe(true);
    expect(addToCart(SIEGELRING)).toBe(false);
    expect(kept().state.items[1]).toMatchObject({ id: 'siegelring', quantity: 40_015 });
    expect(ids()).toEqual(['kette-figaro', 'siegelring']);
  });

  it('has an addition beside the stored lines before anyone can say so', async () => {
    const { addToCart, ids, kept } = await freshStore(ONE_KETTE);
    addToCart(SIEGELRING);
    expect(ids()).toEqual(['kette-figaro', 'siegelring']);
    expect(kept().state.items.map((item: { id: string }) => item.id)).toEqual(ids());
  });

  it('starts empty from text that is no cart', async () => {
    const { startCart, cartStore } = await freshStore({ state: 'kaputt' });
    startCart();
    expect(cartStore.getState()).toEqual({ items: [], known: true });
  });

  it('follows other tabs', async () => {
    const { startCart, keep, tell, ids } = await freshStore();
    startCart();
    keep(ONE_KETTE);
    tell('storage', { key: 'something-else' });
    expect(ids()).toEqual([]);
    tell('storage', { key: KEY });
    expect(ids()).toEqual(['kette-figaro']);
  });

  it('knows what other tabs did while its page was frozen', async () => {
    const { startCart, addToCart, keep, tell, ids } = await freshStore();
    startCart();
    tell('pageshow', { persisted: false });
    keep(ONE_KETTE);
    tell('pageshow', { persisted: true });
    addToCart(SIEGELRING);
    expect(ids()).toEqual(['kette-figaro', 'siegelring']);
  });
});

describe('without storage', () => {
  it('what could not be stored wins over what is stored, until storing works again', async () => {
    const { addToCart, readCart, cartStore, ids, kept, tell, startCart } =
      await freshStore(ONE_KETTE);
    startCart();
    const { setItem } = localStorage;
    localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.spyOn(console, 'warn').mockReturnValue();
    addToCart(SIEGELRING);
    const { items } = cartStore.getState();
    readCart();
    tell('storage', { key: KEY });
    expect(cartStore.getState().items).toBe(items);
    localStorage.setItem = setItem;
    addToCart(SIEGELRING);
    expect(kept().state.items).toHaveLength(2);
    expect(ids()).toEqual(['kette-figaro', 'siegelring']);
  });

  it('what was added before hydration stays for as long as the tab is open', async () => {
    const { addToCart, startCart, cartStore } = await storeWithoutStorage();
    addToCart(SIEGELRING);
    startCart();
    expect(cartStore.getState()).toEqual({ items: [{ ...SIEGELRING, quantity: 1 }], known: true });
  });
});
