import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { ACCOUNT_ENDPOINTS } from '#contract/endpoints/account.ts';
import { recordAccount } from '../auth/account-events.ts';
import type { AuthShop } from '../auth/auth-parts.ts';
import { proofLimits } from '../auth/login.ts';
import { endLogin } from '../auth/login-cookies.ts';
import { findLink } from '../auth/mailed-links.ts';
import { passwordCall } from '../auth/password-call.ts';
import { verifyPassword } from '../auth/password-hash.ts';
import { users } from '../auth/schema.ts';
import { passwordHashOf } from '../auth/set-password.ts';
import { failure } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { findLinkedOrder } from '../orders/linked-order.ts';
import { orders } from '../orders/schema.ts';
import { readPaperFile } from '../orders/shown-papers.ts';
import type { HasCatalogue } from '../shop.ts';
import { customerOrders, ordersOf } from './customer-orders.ts';
import { readOrderPage } from './order-page.ts';
import { deleteAccount, exportPersonalData } from './personal-data.ts';
import { mergeWishlist } from './wishlist.ts';

const DELETED = { data: { what: 'account_deleted' } };

/** A customer's own data: read and change. */
export function accountRoutes(shop: AuthShop & HasCatalogue): Hono {
  return serve(ACCOUNT_ENDPOINTS, {
    'GET /api/account/orders': async (c) => ({
      orders: await customerOrders(shop, c.get('login').user),
    }),

    'POST /api/order': async (c, { body }) => {
      c.header('cache-control', 'no-store');
      return (await readOrderPage(shop, body.token)) ?? failure(c, 'invalid_token');
    },

    'GET /api/account/papers/:number': async (c, { params }) =>
      (await readPaperFile(c, shop.db, params.number, ordersOf(c.get('login').user))) ??
      failure(c, 'not_found'),

    'POST /api/order/paper': async (c, { body: { token, number } }) => {
      const order = await findLinkedOrder(shop, token);
      if (!order) return failure(c, 'invalid_token');
      const file = await readPaperFile(c, shop.db, number, eq(orders.id, order.id));
      return file ?? failure(c, 'not_found');
    },

    'GET /api/account/export': async (c) => {
      const { user } = c.get('login');
      c.header('content-disposition', 'attachment; filename="account.json"');
      await recordAccount(shop, c, user, 'exported', { data: { what: 'account' } });
      return c.json(await exportPersonalData(shop, user));
    },

    'DELETE /api/account': async (c, { body }) => {
      const login = c.get('login');
      const { user } = login;
      const called = await passwordCall(shop, c, proofLimits(login), async () => {
        const hash = await passwordHashOf(shop.db, user.id);
        return hash !== null && (await verifyPassword(hash, body.password));
      });
      if (!called.ok) return called.response;
      if (!called.value) return failure(c, 'invalid_credentials');
      if (!(await deleteAccount(shop, user))) return failure(c, 'forbidden');
      await recordAccount(shop, c, { ...user, emailVerified: false }, 'account_changed', DELETED);
      // The signed cookie would go on naming the account for minutes.
      await endLogin(shop, c);
      return { ok: true };
    },

    'POST /api/auth/remove-account': async (c, { body }) => {
      const called = await passwordCall(shop, c, [{ name: 'signIn' }], async () => {
        const link = await findLink(shop, 'verify-email', body.token);
        if (!link) return false;
        // Nothing of the address is theirs, so nothing but the account goes.
        const { userId: id, email } = link;
        const gone = { id, email, emailVerified: false, language: 'de' } as const;
        const isDeleted = await deleteAccount(shop, gone);
        if (isDeleted) await recordAccount(shop, c, gone, 'account_changed', DELETED);
        return isDeleted;
      });
      if (!called.ok) return called.response;
      return called.value ? { ok: true } : failure(c, 'invalid_token');
    },

    'PUT /api/account/language': async (c, { body: { language } }) => {
      await shop.db
        .update(users)
        .set({ language })
        .where(eq(users.id, c.get('login').user.id));
      return { ok: true };
    },

    'POST /api/wishlist': async (c, { body }) => ({
      wishes: await mergeWishlist(shop, c.get('login').user.id, body.wishes),
    }),
  });
}
