/** No network or account reserves more uses of a limited code than this at once. */
const MOST_HELD = 20;
/** A network or account may hold this part of a code's uses while it has not paid. */
const SHARE = 1 / 5;

/**
 * Uses of a limited code that one network, or one account, may reserve with unpaid orders: at least
 * one, so that every code can be used, and never so many that a campaign ends for the others.
 */
export function mostHeldUses(maxUses: number): number {
  return Math.max(1, Math.min(MOST_HELD, Math.floor(maxUses * SHARE)));
}
