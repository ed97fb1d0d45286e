import { desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { CurrentUser } from '../auth/login.ts';
import { dropMailedLinks } from '../auth/mailed-links.ts';
import { logins, passkeys, userRoles, users } from '../auth/schema.ts';
import { defects } from '../defects/schema.ts';
import { PHOTOS } from '../defects/show-defect.ts';
import { recordErasure } from '../erasures/record-erasure.ts';
import { orderNotes, orders } from '../orders/schema.ts';
import { papers } from '../papers/schema.ts';
import { securityEventsOf } from '../security-log/read-events.ts';
import type { Shop, Transaction } from '../shop.ts';
import { activeSessions } from '../visits/schema.ts';
import { eraseAddressData, hasAddress, readAddressData } from './address-data.ts';
import { readWishlist } from './wishlist.ts';

/**
 * Everything the shop keeps about a customer, for them to take along (Art. 15 and 20 GDPR). Left
 * out is only what would open a door: password hashes and tokens.
 */
export async function exportPersonalData(shop: Shop, user: CurrentUser) {
  const { db } = shop;
  const { id, email, emailVerified } = user;
  const [account] = await db
    .select({
      email: users.email,
      email_verified: users.emailVerified,
      name: users.name,
      language: users.language,
      created_at: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, id));
  const mine = eq(orders.userId, id);
  return {
    exported_at: new Date(shop.now()).toISOString(),
    account,
    roles: await db
      .select({ role: userRoles.role, since: userRoles.createdAt })
      .from(userRoles)
      .where(eq(userRoles.userId, id)),
    logins: await db
      .select({
        browser: logins.userAgent,
        created_at: logins.createdAt,
        seen_at: logins.seenAt,
        expires_at: logins.expiresAt,
      })
      .from(logins)
      .where(eq(logins.userId, id)),
    passkeys: await db
      .select({ name: passkeys.name, created_at: passkeys.createdAt })
      .from(passkeys)
      .where(eq(passkeys.userId, id)),
    visits_now: await db
      .select({
        page: activeSessions.currentPage,
        referrer: activeSessions.referrer,
        browser: activeSessions.userAgent,
        last_seen: activeSessions.lastSeen,
        created_at: activeSessions.createdAt,
      })
      .from(activeSessions)
      .where(eq(activeSessions.userId, id)),
    orders: await exportOrders(
      shop,
      emailVerified ? or(mine, hasAddress(orders.customerEmail, email)) : mine,
    ),
    security: await securityEventsOf(shop, id),
    ...(await readWishlist(shop, id)),
    ...(emailVerified ? await readAddressData(shop, email) : {}),
  };
}

/** Orders as an export shows them, the newest first, with notes, former addresses and complaints. */
export async function exportOrders(shop: Pick<Shop, 'db'>, which: SQL | undefined) {
  const rows = await shop.db.select().from(orders).where(which).orderBy(desc(orders.createdAt));
  const { orderId, text, before, after, at } = orderNotes;
  const ids = rows.map(({ id }) => id);
  const notes = await shop.db
    .select({ orderId, text, before, after, at })
    .from(orderNotes)
    .where(inArray(orderId, ids))
    .orderBy(at);
  const made = await shop.db
    .select({
      orderId: papers.orderId,
      number: papers.number,
      total_cents: papers.totalCents,
      made_at: papers.madeAt,
      recipient: sql`${papers.content}->'recipient'`,
    })
    .from(papers)
    .where(inArray(papers.orderId, ids))
    .orderBy(papers.madeAt);
  const paperOf = Map.groupBy(made, (paper) => paper.orderId);
  const complaints = await shop.db
    .select({ defect: defects, photos: PHOTOS })
    .from(defects)
    .where(inArray(defects.orderId, ids))
    .orderBy(defects.createdAt);
  const byOrder = Map.groupBy(notes, (note) => note.orderId);
  return rows.map((order) => ({
    ...shownOrder(order),
    papers: (paperOf.get(order.id) ?? []).map(({ orderId: _, ...paper }) => paper),
    complaints: complaints.flatMap(({ defect: { orderId: of, ...said }, photos }) =>
      of === order.id ? [{ ...said, photos }] : [],
    ),
    notes: (byOrder.get(order.id) ?? []).map(({ orderId: _, ...note }) => note),
  }));
}

/**
 * Returns an order's row for the export; amounts in cents. Leaves out keys and addresses of payment pages, which are no
 * personal data, and the money that a bank took back, which is between bank and shop.
 */
function shownOrder(order: typeof orders.$inferSelect) {
  const { idempotencyKey: _k, requestHash: _h, checkoutUrl: _u, ...rest } = order;
  const { checkoutSessionId: _c, paymentIntentId: _p, attempt: _a, userId: _i, ...kept } = rest;
  const { chargedBack: _b, ...shown } = kept;
  return shown;
}

/** Removes an account with its logins, roles, links and wishlist. Its orders stay without it. */
export async function dropAccount(tx: Transaction, id: string): Promise<void> {
  await tx.update(activeSessions).set({ userId: null }).where(eq(activeSessions.userId, id));
  await dropMailedLinks(tx, id);
  await tx.delete(users).where(eq(users.id, id));
}

/** True if the account works in the back office; an owner ends that first. */
export async function isStaffAccount(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.$count(userRoles, eq(userRoles.userId, id))) > 0;
}

/**
 * Removes the account and what the shop keeps of a verified address beside orders: newsletter,
 * messages, mails. Orders stay without the account, as long as commercial and tax law ask for them.
 * False for who works in the back office.
 */
export async function deleteAccount(shop: Shop, { id, email, emailVerified }: CurrentUser) {
  return shop.db.transaction(async (tx) => {
    if (await isStaffAccount(tx, id)) return false;
    await dropAccount(tx, id);
    if (emailVerified) await eraseAddressData(tx, email);
    await recordErasure(shop, tx, { account: id, address: emailVerified ? email : undefined });
    return true;
  });
}
