import { MAX_AMOUNT_CENTS } from '../../catalogue/limits.ts';
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
  return known ? Math.min(totalCents(items), MAX_AMOUNT_CENTS) : undefined;
}

declare global {
  interface Document {
    /** Some browsers load a page before anybody opens it. */
    readonly prerendering?: boolean;
  }
}

/** Clicks on a stepper come in rows; one beat tells where they ended. */
const CART_SETTLES_MS = 1_000;

/**
 * Follows the visit through pages, logins and the cart, for as long as the document lives. A page that
 * the browser loads before anybody opens it is visited when somebody does.
 */
export function startVisits(): void {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', startVisits, { once: true });
    return;
  }
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
