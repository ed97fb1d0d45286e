import { Hono } from 'hono';
import { API } from '../../api-paths.ts';
import { deskShipBody, deskSlipsBody } from '../../contract/desk-packing.ts';
import { berlinDate, isoDate } from '../../rules/berlin-day.ts';
import { recordAction } from '../desk/admin-actions.ts';
import { CONFIRMED, forAdmins } from '../desk/for-admins.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { readSlips } from './read-slips.ts';
import { shipOrders } from './ship-orders.ts';
import { slipsFile } from './slips-file.ts';

const FILE_NAMES = { de: 'lieferscheine', en: 'packing-slips' } as const;

/** Packing: slips as PDF, and several parcels that leave at once. */
export function packingRoutes(shop: Shop): Hono {
  const app = new Hono();

  app.post(
    API.deskPackingSlips,
    forAdmins(
      shop,
      async (c, admin) => {
        const body = await readJson(c, deskSlipsBody);
        if (!body.ok) return body.response;
        const slips = await readSlips(shop, body.value.orders);
        if (!slips) return failure(c, 'not_found');
        await recordAction(shop, shop.db, admin, 'slips_exported', 'orders', {
          count: slips.length,
        });
        const nowMs = shop.now();
        const file = await slipsFile({ slips, company: shop.settings.company, nowMs });
        const day = isoDate(berlinDate(nowMs));
        return c.body(file, 200, {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${FILE_NAMES[languageOf(c)]}-${day}.pdf"`,
          'cache-control': 'no-store',
        });
      },
      CONFIRMED,
    ),
  );

  app.post(
    API.deskShipOrders,
    forAdmins(shop, async (c, admin) => {
      const body = await readJson(c, deskShipBody);
      if (!body.ok) return body.response;
      return c.json(await shipOrders(shop, admin, body.value.orders));
    }),
  );

  return app;
}
