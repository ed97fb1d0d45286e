import { href } from '../../routes.ts';
import { totalCents } from '../../rules/cart.ts';
import { onAuthEvent } from '../account/account-store.ts';
import { cartStore } from '../cart/cart-store.ts';
import { getShown, subscribeShown } from '../navigation/shown.ts';
import { whenPainted } from '../settled.ts';
import { exists, targetOf } from '../target.ts';
import { startTracker } from './tracker.ts';

/** The path shown; one that the shop does not have is the not-found page, whatever was typed. */
function pageShown(): string {
  const { path } = getShown();
  const target = targetOf(path);
  return exists(target) && target.name !== 'notFound' ? path : href('notFound', target.lang);
}

function cartCents(): number | undefined {
  const { items, known } = cartStore.getState();
  return known ? totalCents(items) : undefined;
}

/** Clicks on a stepper come in rows; one beat tells where they ended. */
const CART_SETTLES_MS = 1_000;

/** Follows the visit through pages, logins and the cart, for as long as the document lives. */
export function startVisits(): void {
  const { beat } = startTracker({ page: pageShown, cartCents });
  let path = pageShown();
  let settling: ReturnType<typeof setTimeout> | undefined;
  subscribeShown(() => {
    if (path !== pageShown()) whenPainted(beat);
    path = pageShown();
  });
  onAuthEvent((event) => event !== 'INITIAL_SESSION' && beat());
  cartStore.subscribe(() => {
    clearTimeout(settling);
    settling = setTimeout(beat, CART_SETTLES_MS);
  });
}
