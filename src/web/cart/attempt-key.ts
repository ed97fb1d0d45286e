import { randomUuid } from '../random-uuid.ts';

const KEY = 'checkout-attempt';
const CONFIRMED = 'checkout-confirmed';

/**
 * The `Idempotency-Key` of this tab's attempt to pay. Double clicks, the retry and coming back from
 * the payment page carry the same one, so that they find the same order. A confirmed order ends it,
 * and so does the server's word that it is over.
 */
export function attemptKey(): string {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept) return kept;
    const made = randomUuid();
    sessionStorage.setItem(KEY, made);
    return made;
  } catch {
    // Without session storage every click is an attempt of its own.
    return randomUuid();
  }
}

export function endAttempt(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn('session storage is forbidden in this browser', error);
  }
}

/**
 * Ends the attempt with the confirmation of its checkout. False when this tab was told of it before:
 * the page was opened again, and whatever the cart holds by now is another purchase.
 */
export function confirmAttempt(checkoutSessionId: string): boolean {
  try {
    if (sessionStorage.getItem(CONFIRMED) === checkoutSessionId) return false;
    sessionStorage.setItem(CONFIRMED, checkoutSessionId);
  } catch {
    // Without session storage there is no attempt to protect either.
  }
  endAttempt();
  return true;
}
