import { and, asc, inArray } from 'drizzle-orm';
import type { Lang } from '../../routes.ts';
import { type NamedRange, orderItemText } from '../../rules/order-item-text.ts';
import { formatOrderNumber } from '../../rules/order-number.ts';
import { SHIPPABLE_STATUSES } from '../../rules/order-states.ts';
import { rangeOf } from '../../rules/range.ts';
import { refundedPieces } from '../../rules/refunds.ts';
import { addressLines } from '../mail/letters/place.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { orders } from '../orders/schema.ts';
import type { RefundRow } from '../payments/refunds/refund-book.ts';
import { refunds } from '../payments/schema.ts';
import { catalogueOf, type HasCatalogue, type Shop } from '../shop.ts';

export interface SlipLine {
  readonly quantity: number;
  readonly name: string;
  /** Empty for accessories. */
  readonly variant: string;
  readonly isGift: boolean;
}

/** Contents of one packing slip, in the language of its order. */
export interface PackingSlip {
  readonly lang: Lang;
  readonly number: string;
  readonly orderedAt: Date;
  /** Name and address; empty if the order has none. */
  readonly recipient: readonly string[];
  readonly lines: readonly SlipLine[];
}

/** Lines to pack: pieces that were refunded, or whose refund is on its way, stay out. */
export function slipLines(
  { items, language }: Pick<OrderRow, 'items' | 'language'>,
  itsRefunds: readonly Pick<RefundRow, 'state' | 'pieces'>[],
  range: NamedRange,
): SlipLine[] {
  const refunded = refundedPieces(itsRefunds);
  return items.flatMap((item, line) => {
    const quantity = item.quantity - (refunded.get(line) ?? 0);
    if (quantity <= 0) return [];
    return [{ quantity, ...orderItemText(item, language, range), isGift: item.gift }];
  });
}

/**
 * Slips of these orders, the oldest order first; undefined if one of them doesn't exist or isn't paid.
 * Parcels that left already are included: a slip may be printed again.
 */
export async function readSlips(
  { db, parts }: Pick<Shop, 'db'> & HasCatalogue,
  ids: readonly string[],
): Promise<PackingSlip[] | undefined> {
  const wanted = [...new Set(ids)];
  const found = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.id, wanted), inArray(orders.status, SHIPPABLE_STATUSES)))
    .orderBy(asc(orders.number));
  if (found.length < wanted.length) return undefined;
  const theirRefunds = await db.select().from(refunds).where(inArray(refunds.orderId, wanted));
  return found.map((order) => {
    if (order.number === null) throw new Error(`order ${order.id} has no number`);
    const { customerName, address } = order;
    return {
      lang: order.language,
      number: formatOrderNumber(order.number),
      orderedAt: order.createdAt,
      recipient: address ? addressLines(customerName, address) : [customerName ?? ''],
      lines: slipLines(
        order,
        theirRefunds.filter(({ orderId }) => orderId === order.id),
        rangeOf(catalogueOf({ parts })),
      ),
    };
  });
}
