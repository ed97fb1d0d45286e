import { onAuthEvent } from '#browser/account/account-store.ts';
import { MAX_AMOUNT_CENTS } from '#catalogue/limits.ts';
import { href } from '#routes.ts';
import { totalCents } from '#rules/cart.ts';
import { cartStore } from '../cart/cart-store.ts';
import { whenPainted } from '../runtime/idle.ts';
import { getShown, getShownTarget, subscribeShown } from '../runtime/shown.ts';
import { exists } from '../runtime/target.ts';
import { startTracker } from './tracker.ts';

/** Returns the shown path, or that of the not-found page for an unknown one. */
function pageShown(): string {
  const { path } = getShown();
  const target = getShownTarget();
  return exists(target) && target.name !== 'notFound' ? path : href('notFound', target.lang);
}

function cartCents(): number | undefined {
  const { items, known } = cartStore.getState();
  return known ? Math.min(totalCents(items), MAX_AMOUNT_CENTS) : undefined;
}

declare global {
  interface Document {
    /** True while the browser prerenders the page; missing in some browsers. */
    readonly prerendering?: boolean;
  }
}

/** Debounces beats after changes of the cart: several clicks on a stepper send one. */
const CART_SETTLES_MS = 1_000;

/**
 * Sends beats on changes of page, login and cart. Call once per document. For a page that the browser
 * prerenders, it starts when the page is shown.
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
