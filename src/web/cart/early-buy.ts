import { totalQuantity } from '#rules/cart.ts';
import { readAddress } from '#rules/choice-address.ts';
import { type Choice, type Offer, type OfferedProduct, offerOf, takeStep } from '#rules/offer.ts';
import type { EarlyTap } from '../runtime/early-taps.ts';
import { readPrintedData } from '../settings.ts';
import { cartStore, readCart } from './cart-store.ts';
import { CART_COUNT_ID, countText } from './count.ts';
import { putInCart } from './put-in-cart.ts';

interface Column {
  readonly offer: Offer;
  choice: Choice;
}

const columns = new Map<Element, Column>();

/** Returns the product of that id from the data of the document: the page's own, or a card of its list. */
function printedProduct(id: string | undefined): OfferedProduct | undefined {
  const data = readPrintedData()?.data as Partial<OfferedProduct> & { cards?: OfferedProduct[] };
  return data?.id === id ? (data as OfferedProduct) : data?.cards?.find((card) => card.id === id);
}

function columnOf(element: Element): Column | undefined {
  const place = element.closest<HTMLElement>('[data-product]');
  if (!place) return undefined;
  let column = columns.get(place);
  if (!column) {
    const product = printedProduct(place.dataset['product']);
    if (!product) return undefined;
    const offer = offerOf(product);
    column = { offer, choice: readAddress(new URLSearchParams(location.search), offer) };
    columns.set(place, column);
  }
  return column;
}

function serve(tap: EarlyTap): void {
  const { name, value } = tap.element as HTMLButtonElement | HTMLInputElement;
  const column = columnOf(tap.element);
  if (!column) return;
  column.choice = takeStep(column.offer, column.choice, name, value);
  if (name !== 'add') return;
  const addition = putInCart(column.offer, column.choice);
  // Without a size or colours, the page's own code shows what is missing.
  if (!addition) return;
  tap.added = addition;
  tap.element.ariaBusy = null;
}

function showCount(): void {
  const badge = document.getElementById(CART_COUNT_ID);
  const count = totalQuantity(cartStore.getState().items);
  if (!badge || count === 0) return;
  badge.textContent = countText(count);
  badge.hidden = false;
}

/**
 * Handles early taps on buy columns while the page's own code loads, by the same rules as the components in
 * a fraction of the bytes. After hydration the choices are replayed and the added items are announced.
 */
export function serveEarlyTaps(): void {
  const taps = globalThis.earlyTaps;
  if (!taps || taps.done) return;
  let served = 0;
  taps.onTap = () => {
    // The data stand at the document's end.
    if (document.readyState === 'loading') return;
    if (!cartStore.getState().known) readCart();
    for (; served < taps.length; served++) {
      const tap = taps[served];
      if (tap) serve(tap);
    }
  };
  // Before the first tap, which may have waited for this script.
  const stop = cartStore.subscribe(() => (taps.done ? stop() : showCount()));
  document.addEventListener('DOMContentLoaded', taps.onTap);
  taps.onTap();
}
