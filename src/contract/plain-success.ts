import type { OrderStatus } from '#rules/order-states.ts';
import { wasPaid } from '#rules/order-states.ts';

/** State that `/success` shows without a script. */
export const PLAIN_STATES = ['paid', 'pending', 'unpaid', 'unknown', 'offline'] as const;
export type PlainState = (typeof PLAIN_STATES)[number];

/**
 * Attribute of the blocks in the `<noscript>` of `/success`, one per state. The page server keeps the
 * one that is true (`server/pages/page-store.ts`).
 */
export const PLAIN_STATE_ATTRIBUTE = 'data-plain-state';

export function plainStateOf(status: OrderStatus | undefined): PlainState {
  if (status === undefined) return 'unknown';
  if (wasPaid(status)) return 'paid';
  return status === 'pending' ? 'pending' : 'unpaid';
}
