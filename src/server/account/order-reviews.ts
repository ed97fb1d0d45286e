import { eq } from 'drizzle-orm';
import type { OrderPage } from '#contract/account-data.ts';
import { isDemo } from '#rules/claims.ts';
import { wasPaid } from '#rules/order-states.ts';
import { rangeOf } from '#rules/range.ts';
import type { orders } from '../orders/schema.ts';
import { reviews } from '../reviews/schema.ts';
import { catalogueOf, type RangeShop, type Shop } from '../shop.ts';

type Order = Pick<typeof orders.$inferSelect, 'id' | 'status' | 'fulfilment' | 'items'>;

/** True for a line of a paid order that has left. A demo shows the invented reviews of its specification. */
export function isReviewable(shop: Pick<Shop, 'settings'>, order: Order, line: number): boolean {
  const item = order.items[line];
  const hasLeft = wasPaid(order.status) && order.fulfilment !== 'open';
  return hasLeft && item !== undefined && !item.gift && !isDemo(shop.settings.shopMode);
}

/** Returns the lines of an order that may be reviewed, with the state of their reviews. */
export async function reviewLines(shop: RangeShop, order: Order): Promise<OrderPage['reviews']> {
  const lines = order.items.flatMap((item, line) =>
    isReviewable(shop, order, line) ? [{ item, line }] : [],
  );
  if (lines.length === 0) return [];
  const rows = await shop.db
    .select({ line: reviews.line, state: reviews.state })
    .from(reviews)
    .where(eq(reviews.orderId, order.id));
  const { find } = rangeOf(catalogueOf(shop));
  const states = new Map(rows.map(({ line, state }) => [line, state]));
  return lines.map(({ item, line }) => {
    return {
      line,
      has_size: find(item.product_id)?.sizes !== undefined,
      state: states.get(line) ?? null,
    };
  });
}
