import { and, eq, inArray, max } from 'drizzle-orm';
import { type AdminPackingReply, MAX_PACKED_ORDERS } from '#contract/admin-packing.ts';
import type { Lang } from '#routes.ts';
import { itemsIn } from '#rules/order-item-text.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { linesLeftOut, linesOf } from '#rules/parcel-lines.ts';
import { rangeOf } from '#rules/range.ts';
import { frontOf } from '#rules/scale-drawing.ts';
import { selectOrders } from '../orders/find-orders.ts';
import { readNotes, textsOf } from '../orders/order-notes.ts';
import { readParcels } from '../orders/parcel-contents.ts';
import { orderEvents } from '../orders/schema.ts';
import { catalogueOf, type HasCatalogue, type Shop } from '../shop.ts';
import { findUnprintable } from './find-unprintable.ts';

type WithDatabase = Pick<Shop, 'db'>;

/** Reads when the slip of each order was printed last. */
async function readPrinted({ db }: WithDatabase, ids: readonly string[]) {
  const rows = await db
    .select({ id: orderEvents.orderId, at: max(orderEvents.at) })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, [...ids]), eq(orderEvents.kind, 'slip_printed')))
    .groupBy(orderEvents.orderId);
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** The oldest orders that are paid and not shipped, by number, with exactly the pieces that are still to be packed. */
export async function readPacking(
  shop: WithDatabase & HasCatalogue,
  lang: Lang,
): Promise<AdminPackingReply> {
  const wanted = { sort: 'oldest', limit: MAX_PACKED_ORDERS + 1 } as const;
  const found = await selectOrders(shop, { view: 'to-pack' }, wanted);
  const page = found.slice(0, MAX_PACKED_ORDERS).map(({ order }) => order);
  const parcels = await readParcels(shop.db, page);
  const ids = page.map(({ id }) => id);
  const printed = await readPrinted(shop, ids);
  const notes = await readNotes(shop, ids);
  const range = rangeOf(catalogueOf(shop));
  const shown = page
    .toSorted((a, b) => Number(a.number) - Number(b.number))
    .map((order) => {
      const { left, sent } = parcels.get(order.id) ?? { left: [], sent: [] };
      const gone = sent.flatMap(({ pieces }) => pieces);
      const items = itemsIn(order.items, lang, range);
      const parcel = linesOf(items, left);
      return {
        id: order.id,
        number: formatOrderNumber(Number(order.number)),
        paid_at: (order.paidAt ?? order.createdAt).toISOString(),
        customer_name: order.customerName,
        address: order.address,
        parcel,
        fronts: parcel.map(({ product_id: id }) => frontOf(range.find(id))),
        left_out: linesLeftOut(items, [...left, ...gone]),
        printed_at: printed.get(order.id)?.toISOString() ?? null,
        notes: textsOf(notes.get(order.id)),
        unprintable: findUnprintable(order, items),
      };
    });
  return {
    orders: shown,
    more: found.length > page.length,
  };
}
