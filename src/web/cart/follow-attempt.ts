import { cartStore } from './cart-store.ts';

/**
 * Asks what became of the attempt to pay. Visits without one under way ask nothing and load nothing.
 */
export function askAttempt(): void {
  if (cartStore.getState().attempt === undefined) return;
  import('./settle-attempt.ts').then(
    ({ settleAttempt }) => settleAttempt(),
    () => console.warn('what became of the payment could not be asked'),
  );
}

/**
 * Asks now and whenever the page comes back from a freeze, as from the payment page: what was paid
 * leaves the cart wherever the shopper comes back to. Call once per document.
 */
export function followAttempt(): void {
  askAttempt();
  addEventListener('pageshow', ({ persisted }) => persisted && askAttempt());
}
