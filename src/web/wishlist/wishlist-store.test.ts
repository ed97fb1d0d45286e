import { afterEach, describe, expect, it, vi } from 'vitest';

const KEY = 'wishlist-storage';

/** A browser with that in its storage, and a store that has not looked yet. */
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
  const kept = () => JSON.parse(values.get(KEY) ?? 'null')?.state.ids;
  return { ...wishes, kept };
}

afterEach(() => vi.unstubAllGlobals());

describe('the stored wishlist', () => {
  it('has a heart beside what was stored before', async () => {
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
      expect(useWishlist.getState()).toEqual({ ids: [], known: true });
    },
  );

  it('leaves out what is no id', async () => {
    const { startWishlist, useWishlist } = await freshStore({ state: { ids: [1, 'pouch', null] } });
    startWishlist();
    expect(useWishlist.getState().ids).toEqual(['pouch']);
  });
});

describe('without storage', () => {
  it('a heart stays for as long as the tab is open', async () => {
    const { toggleWish, startWishlist, useWishlist } = await freshStore();
    const denied = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied });
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    toggleWish('pouch');
    startWishlist();
    expect(useWishlist.getState().ids).toEqual(['pouch']);
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});
