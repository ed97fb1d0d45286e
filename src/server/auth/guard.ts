import type { Hono, MiddlewareHandler } from 'hono';
import { ENDPOINTS } from '#contract/endpoints/all.ts';
import { type Endpoint, listEndpoints } from '#contract/endpoints/endpoint.ts';
import { failure } from '../errors.ts';
import { limited } from '../http/limited.ts';
import type { LimitName } from '../http/limits.ts';
import type { RangeShop } from '../shop.ts';
import { hasFactor, isConfirmed, type Login, readLogin } from './login.ts';
import { type Admin, checkAdmin } from './require-admin.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Caller of an endpoint of the back office; set by `guardEndpoints`. */
    admin: Admin;
    /** Login that an endpoint for customers is called with; set by `guardEndpoints`. */
    login: Login;
  }
}

/** The compiler checks the names of limits here, because declarations can't import them. */
type Limited = Readonly<Record<string, Endpoint & { readonly limit?: LimitName }>>;

function guard(shop: RangeShop, endpoint: Endpoint): MiddlewareHandler {
  const { byItself = false, fresh } = endpoint;
  const roles = typeof endpoint.for === 'string' ? undefined : endpoint.for;
  const limit = roles ? 'admin' : (endpoint.limit as LimitName | undefined);
  return async (c, next) => {
    const refused = limit && limited(c, shop, limit);
    if (refused) return refused;
    if (endpoint.for === 'anyone') return next();
    const login = await readLogin(shop, c.req.raw, { isUse: !byItself });
    if (roles) {
      const check = checkAdmin(shop, login, roles);
      if (!check.ok) return failure(c, check.code);
      c.set('admin', check.user);
    }
    if (!login) return failure(c, 'not_signed_in');
    const isAsked = fresh === 'always' || (fresh === 'factor' && hasFactor(login.user));
    if (isAsked && !isConfirmed(shop, login)) return failure(c, 'confirm_needed');
    c.set('login', login);
    return next();
  };
}

/**
 * Guards every declared endpoint: limit, caller, proof. Register it before the slices. The database is asked on every
 * request. A route of dashboard or back office without a declaration is never reached.
 */
export function guardEndpoints(app: Hono, shop: RangeShop): void {
  for (const { method, path, ...endpoint } of listEndpoints(ENDPOINTS satisfies Limited)) {
    const isOpen = endpoint.for === 'anyone' && endpoint.limit === undefined;
    if (!isOpen) app.on(method, path, guard(shop, endpoint));
  }
  for (const folder of ['/api/admin/*']) {
    app.use(folder, async (c, next) => (c.var.admin === undefined ? c.notFound() : next()));
  }
}
