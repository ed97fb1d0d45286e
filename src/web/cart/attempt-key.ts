const KEY = 'checkout-attempt';

/**
 * The `Idempotency-Key` of this tab's attempt to pay. Double clicks, the retry and coming back from
 * the payment page carry the same one, so that they find the same order; a confirmed order ends it.
 */
export function attemptKey(): string {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept) return kept;
    const made = crypto.randomUUID();
    sessionStorage.setItem(KEY, made);
    return made;
  } catch {
    // Without session storage every click is an attempt of its own.
    return crypto.randomUUID();
  }
}

export function endAttempt(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn('session storage is forbidden in this browser', error);
  }
}
