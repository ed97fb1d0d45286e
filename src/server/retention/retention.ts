import { and, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import {
  DONE_WITHDRAWALS_KEPT_DAYS,
  EXPIRED_INVITATIONS_KEPT_DAYS,
  MAILS_KEPT_DAYS,
  SECURITY_EVENTS_KEPT_DAYS,
  UNVERIFIED_ACCOUNTS_KEPT_DAYS,
} from '#catalogue/retention.ts';
import { isDoneAlone } from '../account/address-data.ts';
import { dropAccount } from '../account/personal-data.ts';
import { retainAlerts } from '../alerts/alerts.ts';
import { invitations, logins, userRoles, users, verifications } from '../auth/schema.ts';
import { BATCH_ROWS, inBatches } from '../db/in-batches.ts';
import { retainContact } from '../forms/contact.ts';
import { retainNewsletter } from '../forms/newsletter.ts';
import { retainStockRequests } from '../forms/stock-requests.ts';
import { mails } from '../mail-queue/schema.ts';
import { orders } from '../orders/schema.ts';
import { stripeEvents } from '../payments/schema.ts';
import { retainReviews } from '../reviews/reviews.ts';
import { securityEvents } from '../security-log/schema.ts';
import type { Shop } from '../shop.ts';
import { withdrawals } from '../withdrawals/schema.ts';
import { retainOrders } from './closed-orders.ts';
import { retainUnpaid } from './retain-unpaid.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Stripe itself forgets events after 30 days, so none comes back later. */
const EVENTS_KEPT_MS = 60 * DAY_MS;

/**
 * Deletes mails, payment events, messages, newsletter addresses, requests for sold-out items, reviews, withdrawals, links, logins, unverified accounts,
 * alerts and security events that have served their purpose, anonymises unpaid orders, and closes others.
 */
export async function retainMessages(shop: Shop): Promise<void> {
  await retainMails(shop);
  await retainEvents(shop);
  await retainContact(shop);
  await retainNewsletter(shop);
  await retainStockRequests(shop);
  await retainReviews(shop);
  await retainWithdrawals(shop);
  await retainAccess(shop);
  // After the logins that are over: a living one keeps an account.
  await retainAccounts(shop);
  await retainUnpaid(shop);
  await retainOrders(shop);
  await retainAlerts(shop);
  await retainSecurityEvents(shop);
}

async function retainMails({ db, now }: Shop): Promise<void> {
  const before = new Date(now() - MAILS_KEPT_DAYS * DAY_MS);
  // One that is neither sent nor given up was lost by its job: its last try died with the process.
  const at = sql`coalesce(${mails.sentAt}, ${mails.failedAt}, ${mails.createdAt})`;
  const old = db.select({ id: mails.id }).from(mails).where(lt(at, before)).limit(BATCH_ROWS);
  await inBatches(() => db.delete(mails).where(inArray(mails.id, old)));
}

async function retainEvents({ db, now }: Shop): Promise<void> {
  const { id, handledAt } = stripeEvents;
  const old = db
    .select({ id })
    .from(stripeEvents)
    .where(and(isNotNull(handledAt), lt(handledAt, new Date(now() - EVENTS_KEPT_MS))))
    .limit(BATCH_ROWS);
  await inBatches(() => db.delete(stripeEvents).where(inArray(id, old)));
}

async function retainWithdrawals({ db, now }: Shop): Promise<void> {
  const { id, doneAt } = withdrawals;
  const before = new Date(now() - DONE_WITHDRAWALS_KEPT_DAYS * DAY_MS);
  const old = db
    .select({ id })
    .from(withdrawals)
    .where(and(isDoneAlone, lt(doneAt, before)))
    .limit(BATCH_ROWS);
  await inBatches(() => db.delete(withdrawals).where(inArray(id, old)));
}

/** Deletes what opens nothing any more: links of mails that have run out, logins that are over, and old invitations. */
async function retainAccess({ db, now }: Shop): Promise<void> {
  const at = new Date(now());
  await db.delete(verifications).where(lt(verifications.expiresAt, at));
  await db.delete(logins).where(lt(logins.expiresAt, at));
  const before = new Date(now() - EXPIRED_INVITATIONS_KEPT_DAYS * DAY_MS);
  await db.delete(invitations).where(lt(invitations.expiresAt, before));
}

/**
 * Removes accounts whose address nobody verified in time: it may be a stranger's. One that somebody is
 * signed in to, that paid for something or that runs the shop stays.
 */
async function retainAccounts({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
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

/** Deletes security events after their time. */
async function retainSecurityEvents({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const { id, at } = securityEvents;
  const before = new Date(now() - SECURITY_EVENTS_KEPT_DAYS * DAY_MS);
  // The trigger lets rows go by the database's clock, which may be behind.
  const isOver = sql`${at} < least(${before.toISOString()}::timestamptz,
    now() - ${SECURITY_EVENTS_KEPT_DAYS} * interval '1 day')`;
  const old = db.select({ id }).from(securityEvents).where(isOver).limit(BATCH_ROWS);
  await inBatches(() => db.delete(securityEvents).where(inArray(id, old)));
}

/** Registers the job. */
export function retentionJobs(shop: Shop): void {
  shop.jobs.handle('retention', () => retainMessages(shop), { everySeconds: 24 * 60 * 60 });
}
