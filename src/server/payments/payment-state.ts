import type { HasOrderNotices } from '../orders/order-notices.ts';
import type { HasCatalogue, Shop } from '../shop.ts';

/** State of one node's calls to Stripe; nothing in it is needed after a restart. */
interface PaymentState {
  /** Events were stored since the job that handles them was added, which may have begun without them. */
  waking: { again: boolean } | undefined;
  /** The look at Stripe for the highest order number, under way or done. */
  numbersChecked: Promise<boolean> | undefined;
  /** Being read or read already. */
  shopMark: Promise<string> | undefined;
  /** Time of the last search for an operation's alerts after its success, by `shop.now`. */
  readonly refusalsLookedAt: Map<string, number>;
}

export interface HasPayments {
  readonly parts: { readonly payments: PaymentState };
}

/** A shop that calls Stripe. */
export type StripeShop = Shop & HasPayments;
/** A shop that records payments. */
export type PaymentShop = StripeShop & HasCatalogue & HasOrderNotices;

export function createPaymentState(): PaymentState {
  return {
    waking: undefined,
    numbersChecked: undefined,
    shopMark: undefined,
    refusalsLookedAt: new Map(),
  };
}
