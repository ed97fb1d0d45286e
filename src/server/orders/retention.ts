import { and, inArray, isNotNull, lt, or } from 'drizzle-orm';
import { UNPAID_ORDERS_KEPT_DAYS } from '../../catalogue/retention.ts';
import { BATCH_ROWS, inBatches } from '../db/in-batches.ts';
import { orders } from '../db/schema.ts';
import type { Shop } from '../shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Forgets whose the orders were that ended unpaid: no book names them. Goods, sums and history stay.
 * Should money arrive all the same, Stripe names the customer once more.
 */
export async function retainUnpaid(shop: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const { id, status, updatedAt, customerEmail, customerName, address, userId } = orders;
  const before = new Date(shop.now() - UNPAID_ORDERS_KEPT_DAYS * DAY_MS);
  const ended = shop.db
    .select({ id })
    .from(orders)
    .where(
      and(
        inArray(status, ['expired', 'failed']),
        lt(updatedAt, before),
        or(...[customerEmail, customerName, address, userId].map(isNotNull)),
      ),
    )
    .limit(BATCH_ROWS);
  await inBatches(() =>
    shop.db
      .update(orders)
      .set({ customerEmail: null, customerName: null, address: null, userId: null })
      // An order paid meanwhile is looked at once more under its lock.
      .where(and(inArray(id, ended), inArray(status, ['expired', 'failed']))),
  );
}
