import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { API } from '../../api-paths.ts';
import {
  accountLanguageBody,
  deleteAccountBody,
  wishlistBody,
} from '../../contract/account-data.ts';
import { authOf } from '../auth/auth-of.ts';
import { type CurrentUser, currentUser } from '../auth/current-user.ts';
import { endLogin } from '../auth/login-cookies.ts';
import { passwordCall } from '../auth/password-call.ts';
import { users } from '../db/schema.ts';
import { failure } from '../errors.ts';
import { limited } from '../http/limits.ts';
import { readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { customerOrders } from './customer-orders.ts';
import { deleteAccount, exportPersonalData } from './personal-data.ts';
import { readWishlist, writeWishlist } from './wishlist.ts';

type Handler = (c: Context, user: CurrentUser) => Promise<Response>;

/** What a customer sees and does with their own data; strangers get 401 everywhere. */
export function accountRoutes(shop: Shop): Hono {
  const app = new Hono();

  const forCustomer = (handle: Handler) => async (c: Context) => {
    const refused = limited(c, shop, 'account');
    if (refused) return refused;
    const user = await currentUser(shop, c.req.raw, { fresh: true });
    return user ? handle(c, user) : failure(c, 'not_signed_in');
  };

  app.get(
    API.accountOrders,
    forCustomer(async (c, user) => c.json({ orders: await customerOrders(shop, user) })),
  );

  app.get(
    API.accountExport,
    forCustomer(async (c, user) => {
      c.header('content-disposition', 'attachment; filename="elvare.json"');
      return c.json(await exportPersonalData(shop, user));
    }),
  );

  app.delete(
    API.account,
    forCustomer(async (c, user) => {
      const body = await readJson(c, deleteAccountBody);
      if (!body.ok) return body.response;
      const { password } = body.value;
      const limits = [{ name: 'signInOfAccount', key: user.email }] as const;
      const called = await passwordCall(shop, c, limits, () =>
        authOf(shop).auth.api.verifyPassword({ body: { password }, headers: c.req.raw.headers }),
      );
      if (!called.ok) return called.response;
      if (!(await deleteAccount(shop, user))) return failure(c, 'forbidden');
      // The signed cookie would go on naming the account for minutes.
      await endLogin(shop, c);
      return c.json({ ok: true });
    }),
  );

  app.put(
    API.accountLanguage,
    forCustomer(async (c, user) => {
      const body = await readJson(c, accountLanguageBody);
      if (!body.ok) return body.response;
      const { language } = body.value;
      await shop.db.update(users).set({ language }).where(eq(users.id, user.id));
      return c.json({ ok: true });
    }),
  );

  app.get(
    API.wishlist,
    forCustomer(async (c, user) => c.json({ ids: await readWishlist(shop, user.id) })),
  );

  app.put(
    API.wishlist,
    forCustomer(async (c, user) => {
      const body = await readJson(c, wishlistBody);
      if (!body.ok) return body.response;
      await writeWishlist(shop, user.id, body.value.ids);
      return c.json({ ok: true });
    }),
  );

  return app;
}
