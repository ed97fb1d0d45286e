import { and, eq } from 'drizzle-orm';
import type { RefundPieces } from '#rules/refunds.ts';
import type { Cause } from '#server/orders/order-events.ts';
import { orderEvents } from '#server/orders/schema.ts';
import type { Transaction } from '#server/shop.ts';

/** Data of an event `refund_requested`. */
export interface RefundRequest {
  readonly id: number;
  readonly cause: Cause;
  readonly at: Date;
  readonly cents: number;
  readonly key: string;
  readonly pieces: readonly RefundPieces[];
  readonly withShipping: boolean;
  /** The pieces go back to stock. */
  readonly restock: boolean;
}

type EventRow = typeof orderEvents.$inferSelect;

export function refundRequest({ id, cause, at, data }: EventRow): RefundRequest {
  const { cents, key, pieces, with_shipping: withShipping, restock } = data;
  return {
    id,
    cause: cause as Cause,
    at,
    cents: typeof cents === 'number' ? cents : 0,
    key: typeof key === 'string' ? key : '',
    pieces: Array.isArray(pieces) ? (pieces as RefundPieces[]) : [],
    withShipping: withShipping === true,
    restock: restock === true,
  };
}

/** The request that a refund's metadata names, if it is one of the order. */
export async function findRequest(
  tx: Transaction,
  orderId: string,
  id: number | null,
): Promise<RefundRequest | undefined> {
  if (id === null) return undefined;
  const [event] = await tx
    .select()
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.id, id),
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.kind, 'refund_requested'),
      ),
    );
  return event && refundRequest(event);
}
