/** State of one node's calls to Stripe; nothing in it is needed after a restart. */
export interface PaymentState {
  /** Events were stored since the job that handles them was added, which may have begun without them. */
  waking: { again: boolean } | undefined;
  /** The look at Stripe for the highest order number, under way or done. */
  numbersChecked: Promise<boolean> | undefined;
  /** Being read or read already. */
  shopMark: Promise<string> | undefined;
  /** Time of the last search for an operation's alerts after its success, by `shop.now`. */
  readonly refusalsLookedAt: Map<string, number>;
}

export function createPaymentState(): PaymentState {
  return {
    waking: undefined,
    numbersChecked: undefined,
    shopMark: undefined,
    refusalsLookedAt: new Map(),
  };
}
