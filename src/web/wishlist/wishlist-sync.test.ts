import { afterEach, expect, it, vi } from 'vitest';
import type { Wish } from '#contract/account-data.ts';

const heart = (id: string, at: number): Wish => ({ id, saved: true, at });
const removal = (id: string, at: number): Wish => ({ id, saved: false, at });
const HELD = [heart('pouch', 3_000), heart('siegelring', 2_000), heart('parfum-noir', 1_000)];

interface Stored {
  readonly ids: readonly string[];
  readonly at?: Readonly<Record<string, number>>;
  readonly owner?: string;
}

/** Creates a signed-in device with this list, and an account that fails the first `failures` calls. */
async function signedIn(local: Stored, held: readonly Wish[] = HELD, failures = 0) {
  const account = { wishes: new Map(held.map((wish) => [wish.id, wish])), calls: 0 };
  const waiting: (() => void)[] = [];
  let isSlow = false;
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    account.calls += 1;
    if (account.calls <= failures) throw new TypeError('offline');
    for (const wish of JSON.parse(String(init.body)).wishes as Wish[]) {
      if (wish.at >= (account.wishes.get(wish.id)?.at ?? 0)) account.wishes.set(wish.id, wish);
    }
    const reply = { wishes: [...account.wishes.values()] };
    if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
    return Response.json(reply);
  });
  const stored = JSON.stringify({ state: local, version: 0 });
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.resetModules();
  const wishes = await import('./wishlist-store.ts');
  const { syncWishlist } = await import('./wishlist-sync.ts');
  wishes.startWishlist();
  const stop = syncWishlist('leonie');
  const ids = () => wishes.useWishlist.getState().ids;
  const saved = () => [...account.wishes.values()].filter(({ saved }) => saved).map(({ id }) => id);
  const slow = (now: boolean) => {
    isSlow = now;
    for (const resolve of waiting.splice(0)) resolve();
  };
  return { ...wishes, account, ids, held: saved, stop, slow };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

afterEach(() => vi.unstubAllGlobals());

it('merges the two lists, the latest first, then sends every change', async () => {
  const { ids, held, toggleWish } = await signedIn({
    ids: ['uhr-chrono'],
    at: { 'uhr-chrono': 2_500 },
  });
  await vi.waitFor(() => expect(ids()).toHaveLength(4));
  expect(ids()).toEqual(['pouch', 'uhr-chrono', 'siegelring', 'parfum-noir']);
  toggleWish('pouch');
  await vi.waitFor(() => expect(held()).not.toContain('pouch'));
  expect(ids()).toEqual(['uhr-chrono', 'siegelring', 'parfum-noir']);
});

it('removes a product that another device has removed', async () => {
  const { ids, held } = await signedIn({ ids: ['pouch'], at: { pouch: 1_000 }, owner: 'leonie' }, [
    removal('pouch', 2_000),
  ]);
  await vi.waitFor(() => expect(ids()).toEqual([]));
  expect(held()).toEqual([]);
});

it('treats products stored without times as older than any removal', async () => {
  const { ids } = await signedIn({ ids: ['pouch', 'siegelring'] }, [removal('pouch', 2_000)]);
  await vi.waitFor(() => expect(ids()).toEqual(['siegelring']));
});

it('removes products from the account that were removed here while it was unreachable', async () => {
  const { ids, held } = await signedIn({ ids: [], at: { pouch: 9_000 }, owner: 'leonie' });
  await vi.waitFor(() => expect(ids()).toEqual(['siegelring', 'parfum-noir']));
  expect(held()).toEqual(['siegelring', 'parfum-noir']);
});

it("doesn't merge another account's list", async () => {
  const local = { ids: ['uhr-chrono'], at: { 'uhr-chrono': 9_000 }, owner: 'jonas' };
  const { ids, held } = await signedIn(local);
  await vi.waitFor(() => expect(ids()).toHaveLength(3));
  expect(held()).not.toContain('uhr-chrono');
});

it('keeps changes made while a request is under way', async () => {
  const { account, ids, held, toggleWish, slow } = await signedIn({ ids: [] });
  await vi.waitFor(() => expect(ids()).toHaveLength(3));
  slow(true);
  toggleWish('uhr-chrono');
  await vi.waitFor(() => expect(account.calls).toBe(2));
  toggleWish('uhr-chrono');
  toggleWish('armreif-fein');
  slow(false);
  await vi.waitFor(() => expect(held()).toContain('armreif-fein'));
  expect(held()).not.toContain('uhr-chrono');
  expect(ids()).toEqual(['armreif-fein', 'pouch', 'siegelring', 'parfum-noir']);
});

it('retries at the next change if the account was unreachable', async () => {
  const { account, held, toggleWish } = await signedIn({ ids: [] }, HELD, 2);
  await settled();
  toggleWish('uhr-chrono');
  await settled();
  expect(account.calls).toBe(2);
  expect(held()).toHaveLength(3);
  toggleWish('armreif-fein');
  await vi.waitFor(() => expect(held()).toHaveLength(5));
});

it('sends nothing if the account has the same list', async () => {
  const { account, useWishlist, ids } = await signedIn({ ids: [] });
  await vi.waitFor(() => expect(ids()).toHaveLength(3));
  // Simulates the event of another tab.
  useWishlist.setState((state) => ({ ids: [...state.ids], at: { ...state.at } }));
  await settled();
  expect(account.calls).toBe(1);
});

it('sends nothing after it was stopped', async () => {
  const { account, ids, toggleWish, stop } = await signedIn({ ids: ['uhr-chrono'] });
  stop();
  toggleWish('armreif-fein');
  await settled();
  expect(account.calls).toBe(1);
  expect(ids()).toEqual(['armreif-fein', 'uhr-chrono']);
});
