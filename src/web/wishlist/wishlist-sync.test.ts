import { afterEach, expect, it, vi } from 'vitest';

const ACCOUNT = ['pouch', 'siegelring', 'parfum-noir'];

/** A signed-in device with that list, and an account whose first `failures` readings fail. */
async function signedIn(local: readonly string[], failures = 0) {
  const account = { ids: ACCOUNT as readonly string[], reads: 0, writes: 0 };
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    if (init.method === 'PUT') {
      account.writes += 1;
      account.ids = JSON.parse(String(init.body)).ids;
      return Response.json({ ok: true });
    }
    account.reads += 1;
    if (account.reads <= failures) throw new TypeError('offline');
    return Response.json({ ids: account.ids });
  });
  const stored = JSON.stringify({ state: { ids: local }, version: 0 });
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.resetModules();
  const wishes = await import('./wishlist-store.ts');
  const { syncWishlist } = await import('./wishlist-sync.ts');
  wishes.startWishlist();
  const stop = syncWishlist();
  const ids = () => wishes.useWishlist.getState().ids;
  return { ...wishes, account, ids, stop };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

afterEach(() => vi.unstubAllGlobals());

it('joins the two lists, then sends every change', async () => {
  const { account, ids, toggleWish } = await signedIn(['uhr-chrono']);
  await vi.waitFor(() => expect(account.ids).toEqual(['uhr-chrono', ...ACCOUNT]));
  expect(ids()).toEqual(account.ids);
  toggleWish('pouch');
  await vi.waitFor(() => expect(account.ids).toEqual(['uhr-chrono', 'siegelring', 'parfum-noir']));
});

it('sends nothing when the account has it all', async () => {
  const { account } = await signedIn(ACCOUNT);
  await settled();
  expect(account).toEqual({ ids: ACCOUNT, reads: 1, writes: 0 });
});

it('sends nothing before the account was read; the next change reads it again', async () => {
  const { account, ids, toggleWish } = await signedIn([], 2);
  await settled();
  toggleWish('uhr-chrono');
  await settled();
  expect(account).toEqual({ ids: ACCOUNT, reads: 2, writes: 0 });
  toggleWish('armreif-fein');
  const joined = ['armreif-fein', 'uhr-chrono', ...ACCOUNT];
  await vi.waitFor(() => expect(account.ids).toEqual(joined));
  expect(ids()).toEqual(joined);
});

it('is still once it was stopped', async () => {
  const { account, toggleWish, stop } = await signedIn(['uhr-chrono']);
  stop();
  toggleWish('armreif-fein');
  await settled();
  expect(account).toEqual({ ids: ACCOUNT, reads: 1, writes: 0 });
});
