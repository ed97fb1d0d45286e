import { and, inArray, isNotNull, lt, or } from 'drizzle-orm';
import { UNPAID_ORDERS_KEPT_DAYS } from '#catalogue/retention.ts';
import { ANONYMOUS, isEndedUnpaid } from '../account/address-data.ts';
import { BATCH_ROWS, inBatches } from '../db/in-batches.ts';
import { orders } from '../orders/schema.ts';
import type { Shop } from '../shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Anonymises orders that ended unpaid. Should money arrive all the same, Stripe names the customer
 * once more.
 */
export async function retainUnpaid(shop: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const { id, updatedAt, customerEmail, customerName, address, userId } = orders;
  const before = new Date(shop.now() - UNPAID_ORDERS_KEPT_DAYS * DAY_MS);
  const ended = shop.db
    .select({ id })
    .from(orders)
    .where(
      and(
        isEndedUnpaid,
        lt(updatedAt, before),
        or(...[customerEmail, customerName, address, userId].map(isNotNull)),
      ),
    )
    .limit(BATCH_ROWS);
  await inBatches(() =>
    shop.db
      .update(orders)
      .set(ANONYMOUS)
      // An order paid meanwhile is looked at once more under its lock.
      .where(and(inArray(id, ended), isEndedUnpaid)),
  );
}
