import { Hono } from 'hono';
import { API } from '../../api-paths.ts';
import {
  type DeskSecurityReply,
  deskRemoveFactorsBody,
  deskSecurityQuery,
} from '../../contract/desk-security.ts';
import { failure } from '../errors.ts';
import { readJson } from '../http/read-json.ts';
import { readSecurityEvents } from '../security-log/read-events.ts';
import { placeOf, settleSecurityLog } from '../security-log/security-log.ts';
import type { Shop } from '../shop.ts';
import { removeLostFactors } from './lost-factor.ts';

/** The security log in the back office, and the way back for who lost a factor. */
export function securityLogRoutes(shop: Shop): Hono {
  const app = new Hono();
  app.get(API.deskSecurity, async (c) => {
    const query = deskSecurityQuery.safeParse(c.req.query());
    if (!query.success) return failure(c, 'invalid_body');
    // Events that this node holds in memory are written before the log is read.
    await settleSecurityLog(shop);
    return c.json((await readSecurityEvents(shop, query.data)) satisfies DeskSecurityReply);
  });
  app.post(API.deskRemoveFactors, async (c) => {
    const admin = c.get('admin');
    const body = await readJson(c, deskRemoveFactorsBody);
    if (!body.ok) return body.response;
    const email = body.value.email.toLowerCase();
    const removed = await removeLostFactors(shop, admin, email, placeOf(shop, c));
    return removed.ok ? c.json({ ok: true }) : failure(c, removed.code);
  });
  return app;
}
