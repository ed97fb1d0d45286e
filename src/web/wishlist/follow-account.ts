import { type AccountState, useAccount } from '#browser/account/account-store.ts';
import { forgetTypedBuyer } from '../cart/typed-buyer.ts';
import { dropForeignWishes } from './wishlist-store.ts';

/**
 * Synchronises the wishlist with the account while someone is signed in; its code loads only then. Signing
 * out removes the account's list from the device, and what was typed at `/kasse` from the tab.
 */
export function followAccount(): void {
  let stop: (() => void) | undefined;
  let userId: string | undefined;
  const follow = ({ status, session }: AccountState) => {
    if (status === 'signed-out') dropForeignWishes(undefined);
    const next = session?.user.id;
    if (next === userId) return;
    if (userId !== undefined) forgetTypedBuyer();
    userId = next;
    stop?.();
    stop = undefined;
    if (next === undefined) return;
    import('./wishlist-sync.ts').then(
      ({ syncWishlist }) => {
        if (userId === next) stop = syncWishlist(next);
      },
      (error: unknown) => console.warn('the wishlist is not synced', error),
    );
  };
  useAccount.subscribe(follow);
  follow(useAccount.getState());
}
