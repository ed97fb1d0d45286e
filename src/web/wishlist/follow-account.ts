import { useAccount } from '../account/account-store.ts';

/** Keeps the wishlist in step with the account while someone is signed in; loads nothing else. */
export function followAccount(): void {
  let stop: (() => void) | undefined;
  let userId: string | undefined;
  const follow = (next: string | undefined) => {
    if (next === userId) return;
    userId = next;
    stop?.();
    stop = undefined;
    if (next === undefined) return;
    import('./wishlist-sync.ts').then(
      ({ syncWishlist }) => {
        if (userId === next) stop = syncWishlist();
      },
      (error: unknown) => console.warn('the wishlist is not synced', error),
    );
  };
  useAccount.subscribe(({ session }) => follow(session?.user.id));
  follow(useAccount.getState().session?.user.id);
}
