import { afterEach, describe, expect, it, vi } from 'vitest';

const KEY = 'wishlist-storage';

/** Creates a fake browser storage with this value, and a store that has not read it yet. */
async function freshStore(stored?: unknown) {
  const values = new Map<string, string>();
  if (stored !== undefined) values.set(KEY, JSON.stringify(stored));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.resetModules();
  const wishes = await import('./wishlist-store.ts');
  const state = () => JSON.parse(values.get(KEY) ?? 'null')?.state;
  const kept = () => state()?.ids;
  return { ...wishes, kept, state };
}

afterEach(() => vi.unstubAllGlobals());

describe('the stored wishlist', () => {
  it('keeps the stored products when one is added or removed', async () => {
    const { toggleWish, kept } = await freshStore({ state: { ids: ['pouch'] }, version: 0 });
    toggleWish('siegelring');
    expect(kept()).toEqual(['siegelring', 'pouch']);
    toggleWish('pouch');
    expect(kept()).toEqual(['siegelring']);
  });

  it.each([[{ state: 'kaputt' }], [{ state: { ids: 'pouch' } }], [null], [7]])(
    'is empty from %j',
    async (stored) => {
      const { startWishlist, useWishlist } = await freshStore(stored);
      startWishlist();
      expect(useWishlist.getState()).toMatchObject({ ids: [], at: {}, known: true });
    },
  );

  it('drops values that are no id', async () => {
    const { startWishlist, useWishlist } = await freshStore({ state: { ids: [1, 'pouch', null] } });
    startWishlist();
    expect(useWishlist.getState().ids).toEqual(['pouch']);
  });
});

describe('the times of changes', () => {
  it('are stored for additions and removals, each later than the one before', async () => {
    const { toggleWish, state } = await freshStore();
    vi.useFakeTimers({ now: 5_000 });
    toggleWish('pouch');
    expect(state().at).toEqual({ pouch: 5_000 });
    toggleWish('siegelring');
    vi.setSystemTime(4_000);
    toggleWish('pouch');
    expect(state()).toEqual({ ids: ['siegelring'], at: { pouch: 5_001, siegelring: 5_000 } });
    vi.useRealTimers();
  });
});

describe("an account's list", () => {
  const owned = { state: { ids: ['pouch'], at: { pouch: 1 }, owner: 'leonie' } };

  it('is emptied on sign-out', async () => {
    const { dropForeignWishes, state } = await freshStore(owned);
    dropForeignWishes(undefined);
    expect(state()).toEqual({ ids: [], at: {} });
  });

  it('is emptied for another account and kept for its own', async () => {
    const { dropForeignWishes, useWishlist } = await freshStore(owned);
    dropForeignWishes('leonie');
    expect(useWishlist.getState().ids).toEqual(['pouch']);
    dropForeignWishes('jonas');
    expect(useWishlist.getState().ids).toEqual([]);
  });

  it("is not emptied if it is a guest's", async () => {
    const { dropForeignWishes, useWishlist } = await freshStore({ state: { ids: ['pouch'] } });
    dropForeignWishes(undefined);
    dropForeignWishes('jonas');
    expect(useWishlist.getState().ids).toEqual(['pouch']);
  });
});

describe('without storage', () => {
  it('the list lives as long as the tab', async () => {
    const { toggleWish, startWishlist, useWishlist } = await freshStore();
    const denied = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied });
    toggleWish('pouch');
    startWishlist();
    expect(useWishlist.getState().ids).toEqual(['pouch']);
  });
});
