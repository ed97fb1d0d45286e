import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { API } from '#api-paths.ts';
import { AUTH_PATHS, removeAccountBody } from '#contract/account.ts';
import {
  accountLanguageBody,
  deleteAccountBody,
  wishlistBody,
  wishlistMerge,
} from '#contract/account-data.ts';
import { recordAccount } from '../auth/account-events.ts';
import { hasFactor, isConfirmed, type Login, readLogin } from '../auth/login.ts';
import { endLogin } from '../auth/login-cookies.ts';
import { findLink } from '../auth/mailed-links.ts';
import { passwordCall } from '../auth/password-call.ts';
import { verifyPassword } from '../auth/password-hash.ts';
import { users } from '../auth/schema.ts';
import { passwordHashOf } from '../auth/set-password.ts';
import { failure } from '../errors.ts';
import { limited } from '../http/limits.ts';
import { readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { customerOrders } from './customer-orders.ts';
import { deleteAccount, exportPersonalData } from './personal-data.ts';
import { mergeWishlist, readWishlist, writeWishlist } from './wishlist.ts';

const DELETED = { data: { what: 'account_deleted' } };

type Handler = (c: Context, user: Login['user'], login: Login) => Promise<Response>;

/** A customer's own data: read and change. Strangers get 401 everywhere. */
export function accountRoutes(shop: Shop): Hono {
  const app = new Hono();

  const forCustomer = (handle: Handler) => async (c: Context) => {
    const refused = limited(c, shop, 'account');
    if (refused) return refused;
    const login = await readLogin(shop, c.req.raw, { isUse: true });
    return login ? handle(c, login.user, login) : failure(c, 'not_signed_in');
  };

  app.get(
    API.accountOrders,
    forCustomer(async (c, user) => c.json({ orders: await customerOrders(shop, user) })),
  );

  app.get(
    API.accountExport,
    forCustomer(async (c, user, login) => {
      if (!isConfirmed(shop, login)) return failure(c, 'confirm_needed');
      c.header('content-disposition', 'attachment; filename="elvare.json"');
      await recordAccount(shop, c, user, 'exported', { data: { what: 'account' } });
      return c.json(await exportPersonalData(shop, user));
    }),
  );

  app.delete(
    API.account,
    forCustomer(async (c, user, login) => {
      const body = await readJson(c, deleteAccountBody);
      if (!body.ok) return body.response;
      if (hasFactor(user) && !isConfirmed(shop, login)) {
        return failure(c, 'confirm_needed');
      }
      const limits = [{ name: 'proofOfLogin', key: login.id }] as const;
      const called = await passwordCall(shop, c, limits, async () => {
        const hash = await passwordHashOf(shop.db, user.id);
        return hash !== null && (await verifyPassword(hash, body.value.password));
      });
      if (!called.ok) return called.response;
      if (!called.value) return failure(c, 'invalid_credentials');
      if (!(await deleteAccount(shop, user))) return failure(c, 'forbidden');
      await recordAccount(shop, c, { ...user, emailVerified: false }, 'account_changed', DELETED);
      // The signed cookie would go on naming the account for minutes.
      await endLogin(shop, c);
      return c.json({ ok: true });
    }),
  );

  /** The link of a mail to an address that somebody else signed up with. */
  app.post(AUTH_PATHS.removeAccount, async (c) => {
    const body = await readJson(c, removeAccountBody, { limitBytes: 4 * 1024 });
    if (!body.ok) return body.response;
    const called = await passwordCall(shop, c, [{ name: 'signIn' }], async () => {
      const link = await findLink(shop, 'verify-email', body.value.token);
      if (!link) return false;
      // Nothing of the address is theirs, so nothing but the account goes.
      const { userId: id, email } = link;
      const gone = { id, email, emailVerified: false, language: 'de' } as const;
      const isDeleted = await deleteAccount(shop, gone);
      if (isDeleted) await recordAccount(shop, c, gone, 'account_changed', DELETED);
      return isDeleted;
    });
    if (!called.ok) return called.response;
    return called.value ? c.json({ ok: true }) : failure(c, 'invalid_token');
  });

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

  app.post(
    API.wishlist,
    forCustomer(async (c, user) => {
      const body = await readJson(c, wishlistMerge);
      if (!body.ok) return body.response;
      return c.json({ wishes: await mergeWishlist(shop, user.id, () => body.value.wishes) });
    }),
  );

  return app;
}
