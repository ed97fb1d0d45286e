import { orderEvents } from '../db/schema.ts';
import type { Database, Transaction } from '../shop.ts';

/** Everything that is noted about an order. `data` never holds anything about a person. */
export type OrderEventKind =
  | 'created'
  | 'renewed'
  | 'paid'
  | 'expired'
  | 'failed'
  | 'refund_requested'
  | 'refund_failed'
  | 'refunded'
  | 'refund_returned'
  | 'amount_mismatch'
  | 'paid_again'
  | 'code_over_used'
  | 'mail_impossible'
  | 'shipped'
  | 'delivered'
  | 'returned'
  | 'mailed'
  | 'mail_resent';

/** What caused a change. */
export type Cause =
  | 'checkout'
  | 'webhook'
  | 'reconciler'
  | 'success_page'
  | 'mailer'
  | `admin:${string}`;

/** Appends to an order's history, in the transaction of the change. */
export async function appendOrderEvent(
  tx: Database | Transaction,
  orderId: string,
  kind: OrderEventKind,
  cause: Cause,
  at: Date,
  data: Record<string, unknown> = {},
): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, kind, cause, at, data });
}
