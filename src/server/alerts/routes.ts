import { Hono } from 'hono';
import * as z from 'zod/mini';
import { API } from '../../api-paths.ts';
import { type DeskAlertsReply, deskNothing } from '../../contract/desk-messages.ts';
import { forAdmins } from '../desk/for-admins.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { dismissAlert, readAlerts } from './alerts.ts';

const uuid = z.uuid();

/** Open alerts in the back office. */
export function alertRoutes(shop: Shop): Hono {
  const app = new Hono();
  app.get(
    API.deskAlerts,
    forAdmins(shop, async (c) => {
      c.header('cache-control', 'no-store');
      const alerts = await readAlerts(shop, languageOf(c));
      return c.json({ alerts } satisfies DeskAlertsReply);
    }),
  );
  app.post(
    API.deskAlertDismiss,
    forAdmins(shop, async (c, admin) => {
      const id = uuid.safeParse(c.req.param('id'));
      if (!id.success) return failure(c, 'not_found');
      const body = await readJson(c, deskNothing);
      if (!body.ok) return body.response;
      const closed = await dismissAlert(shop, admin, id.data);
      return closed ? c.json({ ok: true }) : failure(c, 'not_found');
    }),
  );
  return app;
}
