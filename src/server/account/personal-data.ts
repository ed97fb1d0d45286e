import { eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '../auth/current-user.ts';
import {
  activeSessions,
  contactMessages,
  newsletterSubscribers,
  userRoles,
  users,
} from '../db/schema.ts';
import type { Shop } from '../shop.ts';
import { customerOrders } from './customer-orders.ts';
import { readWishlist } from './wishlist.ts';

/** Everything the shop keeps about a customer, for them to take along (Art. 15 and 20 GDPR). */
export async function exportPersonalData(shop: Shop, user: CurrentUser) {
  const [account] = await shop.db
    .select({
      email: users.email,
      email_verified: users.emailVerified,
      name: users.name,
      language: users.language,
      created_at: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, user.id));
  // What came by mail address alone belongs to whoever has proved to own it.
  const email = user.email.toLowerCase();
  const newsletter = user.emailVerified
    ? await shop.db
        .select({
          status: newsletterSubscribers.status,
          requested_at: newsletterSubscribers.requestedAt,
          confirmed_at: newsletterSubscribers.confirmedAt,
          unsubscribed_at: newsletterSubscribers.unsubscribedAt,
        })
        .from(newsletterSubscribers)
        .where(sql`lower(${newsletterSubscribers.email}) = ${email}`)
    : [];
  const messages = user.emailVerified
    ? await shop.db
        .select({
          subject: contactMessages.subject,
          message: contactMessages.message,
          created_at: contactMessages.createdAt,
        })
        .from(contactMessages)
        .where(sql`lower(${contactMessages.email}) = ${email}`)
    : [];
  return {
    exported_at: new Date(shop.now()).toISOString(),
    account,
    orders: await customerOrders(shop, user),
    wishlist: await readWishlist(shop, user.id),
    newsletter,
    messages,
  };
}

/**
 * Removes the account with its logins, roles and wishlist. Orders stay without it, as long as
 * commercial and tax law ask for them. False for an admin, whom the next start would miss.
 */
export async function deleteAccount(shop: Shop, userId: string): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const roles = await tx.select().from(userRoles).where(eq(userRoles.userId, userId));
    if (roles.some(({ role }) => role === 'admin')) return false;
    await tx.update(activeSessions).set({ userId: null }).where(eq(activeSessions.userId, userId));
    await tx.delete(users).where(eq(users.id, userId));
    return true;
  });
}
