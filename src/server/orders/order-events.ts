import type { Database, Transaction } from '../shop.ts';
import { orderEvents } from './schema.ts';

/** Everything that is noted about an order. `data` never holds anything about a person. */
export type OrderEventKind =
  | 'created'
  | 'rebuilt'
  | 'renewed'
  | 'received'
  | 'paid'
  | 'expired'
  | 'failed'
  | 'refund_requested'
  | 'refund_pending'
  | 'refund_failed'
  | 'refund_canceled'
  | 'refunded'
  | 'refund_returned'
  | 'dispute_opened'
  | 'dispute_closed'
  | 'amount_mismatch'
  | 'paid_again'
  | 'code_over_used'
  | 'oversold'
  | 'restocked'
  | 'mail_impossible'
  | 'slip_printed'
  | 'shipped'
  | 'unshipped'
  | 'tracking_changed'
  | 'address_changed'
  | 'paper_corrected'
  | 'delivered'
  | 'returned'
  | 'withdrawn'
  | 'complained'
  | 'complaint_answered'
  | 'mailed'
  | 'mail_resent';

/** Cause of a change. */
export type Cause =
  | 'checkout'
  | 'webhook'
  | 'reconciler'
  | 'success_page'
  | 'mailer'
  | 'customer'
  | `admin:${string}`;

/** Appends to an order's history, in the transaction of the change. Returns the event's id. */
export async function appendOrderEvent(
  tx: Database | Transaction,
  orderId: string,
  kind: OrderEventKind,
  cause: Cause,
  at: Date,
  data: Record<string, unknown> = {},
): Promise<number> {
  const [event] = await tx
    .insert(orderEvents)
    .values({ orderId, kind, cause, at, data })
    .returning({ id: orderEvents.id });
  if (!event) throw new Error(`the event ${kind} of order ${orderId} was not stored`);
  return event.id;
}
