import { randomUuid } from '#browser/random-uuid.ts';
import { type CartUpdate, cartStore, keepAttempt, readCart } from './cart-store.ts';

const LOCK = 'checkout';
/** A tab that hangs keeps the others from paying no longer; the server sorts equal keys out anyway. */
const TURN_MS = 10_000;

/**
 * Runs what concerns the attempt to pay while no other tab of this browser does, on the cart as it is
 * stored by then. Browsers without Web Locks, and shops over plain HTTP, run it at once.
 */
export async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const fresh = () => {
    readCart();
    return run();
  };
  let started = false;
  try {
    return await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(TURN_MS) }, () => {
      started = true;
      return fresh();
    });
  } catch (error) {
    if (started) throw error;
    return fresh();
  }
}

/**
 * The `Idempotency-Key` of the cart's attempt to pay, made at the first one and kept with the cart
 * (docs/decisions/0036-one-cart-one-attempt.md). Double clicks, the retry, other tabs and coming back
 * from the payment page carry the same one, so that they find the same order.
 */
export function attemptKey(): string {
  const { attempt } = cartStore.getState();
  if (attempt !== undefined) return attempt;
  const made = randomUuid();
  keepAttempt(made);
  return made;
}

/** Ends that attempt, and changes the cart with it; one that has begun since goes on. */
export function endAttempt(key: string, update?: CartUpdate): void {
  if (cartStore.getState().attempt === key) keepAttempt(undefined, update);
}
