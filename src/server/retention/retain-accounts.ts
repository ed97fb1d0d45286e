import { and, eq, isNotNull, lt, notExists } from 'drizzle-orm';
import { UNVERIFIED_ACCOUNTS_KEPT_DAYS } from '../../catalogue/retention.ts';
import { dropAccount } from '../account/personal-data.ts';
import { logins, userRoles, users } from '../auth/schema.ts';
import { BATCH_ROWS, inBatches } from '../db/in-batches.ts';
import { orders } from '../orders/schema.ts';
import type { Shop } from '../shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes accounts whose address nobody verified in time: it may be a stranger's. One that somebody is
 * signed in to, that paid for something or that runs the shop stays.
 */
export async function retainAccounts({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const before = new Date(now() - UNVERIFIED_ACCOUNTS_KEPT_DAYS * DAY_MS);
  await inBatches(() =>
    db.transaction(async (tx) => {
      const isOf = (table: typeof logins | typeof userRoles | typeof orders) =>
        eq(table.userId, users.id);
      const paid = and(isOf(orders), isNotNull(orders.paidAt));
      const old = await tx
        .select({ id: users.id })
        .from(users)
        .where(
          and(
            eq(users.emailVerified, false),
            lt(users.createdAt, before),
            notExists(tx.select().from(logins).where(isOf(logins))),
            notExists(tx.select().from(userRoles).where(isOf(userRoles))),
            notExists(tx.select().from(orders).where(paid)),
          ),
        )
        .limit(BATCH_ROWS)
        .for('update');
      for (const { id } of old) await dropAccount(tx, id);
      return { rowCount: old.length };
    }),
  );
}
