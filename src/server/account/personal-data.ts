import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { CurrentUser } from '../auth/current-user.ts';
import { dropMailedLinks } from '../auth/mailed-links.ts';
import {
  activeSessions,
  contactMessages,
  logins,
  mails,
  newsletterSubscribers,
  orders,
  passkeys,
  userRoles,
  users,
} from '../db/schema.ts';
import { securityEventsOf } from '../security-log/read-events.ts';
import type { Shop } from '../shop.ts';
import { readRemovals, readWishlist } from './wishlist.ts';

/** What came by mail address alone belongs to whoever has proved to own it. */
function byAddress(column: typeof mails.recipient | typeof orders.customerEmail, email: string) {
  return sql`lower(${column}) = ${email.toLowerCase()}`;
}

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
  const orderRows = await db
    .select()
    .from(orders)
    .where(emailVerified ? or(mine, byAddress(orders.customerEmail, email)) : mine)
    .orderBy(desc(orders.createdAt));
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
    orders: orderRows.map(shownOrder),
    security: await securityEventsOf(shop, id),
    wishlist: await readWishlist(shop, id),
    wishlist_removed: await readRemovals(shop, id),
    ...(emailVerified ? await byVerifiedAddress(shop, email) : {}),
  };
}

/** An order as it is kept; amounts in cents. What Stripe's pages are called by is no data, and
 * what banks took back is the shop's. */
function shownOrder(order: typeof orders.$inferSelect) {
  const { idempotencyKey: _k, requestHash: _h, checkoutUrl: _u, ...rest } = order;
  const { checkoutSessionId: _c, paymentIntentId: _p, attempt: _a, userId: _i, ...kept } = rest;
  const { chargedBack: _b, ...shown } = kept;
  return shown;
}

async function byVerifiedAddress(shop: Shop, email: string) {
  const newsletter = await shop.db
    .select({
      email: newsletterSubscribers.email,
      status: newsletterSubscribers.status,
      language: newsletterSubscribers.language,
      requested_at: newsletterSubscribers.requestedAt,
      confirmed_at: newsletterSubscribers.confirmedAt,
      unsubscribed_at: newsletterSubscribers.unsubscribedAt,
    })
    .from(newsletterSubscribers)
    .where(sql`lower(${newsletterSubscribers.email}) = ${email.toLowerCase()}`);
  const messages = await shop.db
    .select({
      first_name: contactMessages.firstName,
      last_name: contactMessages.lastName,
      email: contactMessages.email,
      subject: contactMessages.subject,
      message: contactMessages.message,
      urgent: contactMessages.urgent,
      language: contactMessages.language,
      created_at: contactMessages.createdAt,
      handled_at: contactMessages.handledAt,
    })
    .from(contactMessages)
    .where(sql`lower(${contactMessages.email}) = ${email.toLowerCase()}`);
  // What the mails said stands in the orders and messages they were about.
  const sent = await shop.db
    .select({
      kind: mails.kind,
      recipient: mails.recipient,
      language: mails.language,
      created_at: mails.createdAt,
      sent_at: mails.sentAt,
    })
    .from(mails)
    .where(byAddress(mails.recipient, email))
    .orderBy(desc(mails.createdAt));
  return { newsletter, messages, mails: sent };
}

/**
 * Removes the account with its logins, roles and wishlist, and what the shop keeps of a verified
 * address beside orders: newsletter, messages, mails. Orders stay without the account, as long as
 * commercial and tax law ask for them. False for an admin, whom the next start would miss.
 */
export async function deleteAccount(shop: Shop, { id, email, emailVerified }: CurrentUser) {
  return shop.db.transaction(async (tx) => {
    const roles = await tx.select().from(userRoles).where(eq(userRoles.userId, id));
    if (roles.some(({ role }) => role === 'admin')) return false;
    await tx.update(activeSessions).set({ userId: null }).where(eq(activeSessions.userId, id));
    await dropMailedLinks(tx, id);
    await tx.delete(users).where(eq(users.id, id));
    if (!emailVerified) return true;
    const address = email.toLowerCase();
    const written = await tx
      .delete(contactMessages)
      .where(sql`lower(${contactMessages.email}) = ${address}`)
      .returning({ id: contactMessages.id });
    await tx.delete(mails).where(byAddress(mails.recipient, email));
    const refs = written.map((row) => row.id);
    // The shop's own copies of those messages hold name and address as well.
    if (refs.length > 0) {
      await tx.delete(mails).where(and(eq(mails.kind, 'contact-copy'), inArray(mails.ref, refs)));
    }
    await tx
      .delete(newsletterSubscribers)
      .where(sql`lower(${newsletterSubscribers.email}) = ${address}`);
    return true;
  });
}
