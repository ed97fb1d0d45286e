import type * as z from 'zod/mini';
import type { AdminOrdersReply, adminOrdersBody } from '#contract/admin-orders.ts';
import type { Lang } from '#routes.ts';
import { itemsIn } from '#rules/order-item-text.ts';
import { linesOf } from '#rules/parcel-lines.ts';
import { rangeOf } from '#rules/range.ts';
import { countLists } from '../db/count-lists.ts';
import { readPage, readViews, showOrder } from '../orders/find-orders.ts';
import { readNotes, textsOf } from '../orders/order-notes.ts';
import { readParcels } from '../orders/parcel-contents.ts';
import { orders } from '../orders/schema.ts';
import { findUnprintable } from '../packing/find-unprintable.ts';
import { catalogueOf, type RangeShop } from '../shop.ts';

/** One page of the owner's list of orders, its lines in the reader's language, with the sizes of all views. */
export async function listOrders(
  shop: RangeShop,
  { sort, before, ...choice }: z.infer<typeof adminOrdersBody>,
  lang: Lang,
): Promise<AdminOrdersReply> {
  const views = await readViews(shop);
  const [{ page, next }, counts] = await Promise.all([
    readPage(shop, choice, { sort, before }, views),
    countLists(shop.db, {
      'to-pack': [orders, views['to-pack']],
      'in-transit': [orders, views['in-transit']],
      disputed: [orders, views.disputed],
      all: [orders, undefined],
    }),
  ]);
  const parcels = await readParcels(
    shop.db,
    page.map(({ order }) => order),
  );
  const notes = await readNotes(
    shop,
    page.map(({ order }) => order.id),
  );
  const range = rangeOf(catalogueOf(shop));
  return {
    orders: page.map(({ order, disputed }) => {
      const items = itemsIn(order.items, lang, range);
      const contents = parcels.get(order.id);
      return {
        ...showOrder(order),
        items,
        customer_name: order.customerName,
        town: order.address?.city ?? null,
        disputed,
        parcel: linesOf(items, contents?.left.length ? contents.left : (contents?.whole ?? [])),
        note: textsOf(notes.get(order.id)).at(-1),
        unprintable: findUnprintable(order, items),
      };
    }),
    next,
    counts,
  };
}
