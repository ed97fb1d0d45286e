import { and, asc, inArray } from 'drizzle-orm';
import type { OrderItem } from '#contract/checkout.ts';
import type { Lang } from '#routes.ts';
import { orderItemText } from '#rules/order-item-text.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { piecesOf } from '#rules/order-pieces.ts';
import { SHIPPABLE_STATUSES } from '#rules/order-states.ts';
import { linesOf } from '#rules/parcel-lines.ts';
import { type Range, rangeOf } from '#rules/range.ts';
import { type Front, frontOf } from '#rules/scale-drawing.ts';
import { addressLines } from '../mail/letters/letter-context.ts';
import { readParcels } from '../orders/parcel-contents.ts';
import { orders } from '../orders/schema.ts';
import { catalogueOf, type HasCatalogue, type Shop } from '../shop.ts';

export interface SlipLine {
  readonly quantity: number;
  /** A Duo is two. */
  readonly pieces: number;
  readonly name: string;
  /** Empty where there is nothing to choose. */
  readonly variant: string;
  readonly isGift: boolean;
  readonly front: Front;
}

/** Contents of one packing slip, in the language of its order. */
export interface PackingSlip {
  readonly orderId: string;
  readonly lang: Lang;
  readonly number: string;
  readonly orderedAt: Date;
  /** Name and address; empty if the order has none. */
  readonly recipient: readonly string[];
  readonly lines: readonly SlipLine[];
}

/** Lines of a parcel in the language of its order. */
function slipLines(parcel: readonly OrderItem[], language: Lang, range: Range): SlipLine[] {
  return parcel.map((item) => ({
    quantity: item.quantity,
    pieces: piecesOf(item),
    ...orderItemText(item, language, range),
    isGift: item.gift,
    front: frontOf(range.find(item.product_id)),
  }));
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
  const parcels = await readParcels(db, found);
  return found.map((order) => {
    if (order.number === null) throw new Error(`order ${order.id} has no number`);
    const { customerName, address } = order;
    const { left, whole } = parcels.get(order.id) ?? { left: [], whole: [] };
    return {
      orderId: order.id,
      lang: order.language,
      number: formatOrderNumber(order.number),
      orderedAt: order.createdAt,
      recipient: address ? addressLines(customerName, address) : [customerName ?? ''],
      lines: slipLines(
        linesOf(order.items, left.length > 0 ? left : whole),
        order.language,
        rangeOf(catalogueOf({ parts })),
      ),
    };
  });
}
