import { and, eq, ne, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { anonymiseUnpaid, eraseAddress, hasAddress } from '../account/address-data.ts';
import { dropAccount } from '../account/personal-data.ts';
import { users } from '../auth/schema.ts';
import { hashErased } from '../erasures/erasure-list.ts';
import { newsletterSubscribers } from '../forms/schema.ts';
import { orders } from '../orders/schema.ts';
import type { Transaction } from '../shop.ts';
import { CLOCKS_MS, type KeyedErasure } from './keep-erasures.ts';

/** Every address that something came with. */
const ADDRESSES = sql`
  select email from users union select recipient from mails union select email from contact_messages
  union select email from newsletter_subscribers union select email from withdrawals
  union select customer_email from orders where customer_email is not null`;

/**
 * Erases in restored rows what was erased after the backup, in the transaction of the restore. Returns the number of
 * erasures since the backup.
 */
export async function eraseAgain(
  client: pg.Client,
  backupAt: string,
  list: readonly KeyedErasure[],
): Promise<number> {
  // The restore has begun it.
  const tx = drizzle({ client }) as unknown as Transaction;
  const since = new Date(Date.parse(backupAt) - CLOCKS_MS);
  const due = list.filter(({ erasedAt }) => erasedAt > since);
  const matches = function* (subjects: readonly string[], wanted: KeyedErasure['kind']) {
    for (const [key, ofKey] of Map.groupBy(due, (erasure) => erasure.key)) {
      const hashes = new Set(ofKey.map(({ hash }) => hash));
      for (const subject of subjects) {
        if (hashes.has(hashErased(key, wanted, subject))) yield subject;
      }
    }
  };
  if (due.length === 0) return 0;
  const accounts = await tx.select({ id: users.id }).from(users);
  const ids = accounts.map(({ id }) => id);
  for (const id of matches(ids, 'account')) {
    await anonymiseUnpaid(tx, eq(orders.userId, id));
    await dropAccount(tx, id);
  }
  const { rows } = await tx.execute<{ email: string }>(
    sql`select distinct lower(email) as email from (${ADDRESSES}) as known`,
  );
  const emails = rows.map(({ email }) => email);
  for (const email of matches(emails, 'address')) await eraseAddress(tx, email);
  for (const email of matches(emails, 'newsletter')) {
    await tx
      .update(newsletterSubscribers)
      .set({ status: 'unsubscribed', unsubscribedAt: new Date() })
      .where(
        and(
          hasAddress(newsletterSubscribers.email, email),
          ne(newsletterSubscribers.status, 'unsubscribed'),
        ),
      );
  }
  // Erasures of one request have the same time.
  const times = due.map(({ erasedAt }) => erasedAt.getTime());
  return new Set(times.filter((time) => time > Date.parse(backupAt))).size;
}
