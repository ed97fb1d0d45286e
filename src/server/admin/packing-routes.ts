import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import type { AdminShipReply, adminShipBody } from '#contract/admin-packing.ts';
import { PACKING_ENDPOINTS } from '#contract/endpoints/admin.ts';
import { berlinDate, isoDate } from '#rules/berlin-day.ts';
import { atMost } from '../at-most.ts';
import type { Admin } from '../auth/require-admin.ts';
import { failure } from '../errors.ts';
import { firmOf } from '../firm.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import { LOOK_ID } from '../media/look-files.ts';
import type { HasMedia } from '../media/media-files.ts';
import { appendOrderEvent } from '../orders/order-events.ts';
import type { HasOrderNotices } from '../orders/order-notices.ts';
import { readPacking } from '../packing/read-packing.ts';
import { readSlips } from '../packing/read-slips.ts';
import { slipsFile } from '../packing/slips-file.ts';
import type { HasCatalogue, RangeShop } from '../shop.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';
import { readCarrierReply, WESTERN, writeCarrierFile } from './carrier-files.ts';
import { takeParcelBack } from './correct-parcel.ts';
import { csvFile } from './csv.ts';
import { moveParcel } from './parcel.ts';

const FILE_NAMES = { de: 'lieferscheine', en: 'packing-slips' } as const;

/** Packing: what is to be packed, slips as PDF, and several parcels that leave at once. */
export function packingRoutes(shop: AdminShop & HasCatalogue & HasMedia & HasOrderNotices): Hono {
  const drawSlips = atMost(1, slipsFile);

  return serve(PACKING_ENDPOINTS, {
    'GET /api/admin/packing': (c) => readPacking(shop, languageOf(c)),
    'POST /api/admin/packing-slips': async (c, { body }) => {
      const slips = await readSlips(shop, body.orders);
      if (!slips) return failure(c, 'not_found');
      const nowMs = shop.now();
      await shop.db.transaction(async (tx) => {
        const admin = c.get('admin');
        const data = { count: slips.length };
        await recordAction(shop, tx, admin, 'slips_exported', 'orders', data);
        for (const { orderId } of slips)
          await appendOrderEvent(tx, orderId, 'slip_printed', `admin:${admin.id}`, new Date(nowMs));
      });
      const { company, name: shopName } = firmOf(shop);
      const wordmark = await shop.parts.media.read(LOOK_ID, 'print.png');
      const brand = { name: shopName, ...(wordmark && { wordmark: new Uint8Array(wordmark) }) };
      const file = await drawSlips({ slips, company, brand, nowMs });
      const name = `${FILE_NAMES[languageOf(c)]}-${isoDate(berlinDate(nowMs))}.pdf`;
      return c.body(file, 200, {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      });
    },
    'POST /api/admin/carrier-file': async (c, { body: { carrier, orders: ids } }) => {
      const { text, count } = await writeCarrierFile(shop, carrier, ids);
      const data = { carrier, count };
      await recordAction(shop, shop.db, c.get('admin'), 'carrier_file_exported', 'orders', data);
      return csvFile(`${carrier}-${isoDate(berlinDate(shop.now()))}.csv`, [text], WESTERN);
    },
    'POST /api/admin/carrier-reply': async (c, { body: { carrier, text } }) =>
      (await readCarrierReply(shop, c.get('admin'), carrier, text)) ??
      failure(c, 'reply_unreadable'),
    'POST /api/admin/ship-orders': (c, { body }) => shipOrders(shop, c.get('admin'), body),
    'POST /api/admin/unship-orders': async (c, { body }) => {
      const undone: string[] = [];
      for (const id of new Set(body.orders))
        if ((await takeParcelBack(shop, c.get('admin'), id)).ok) undone.push(id);
      return { undone };
    },
  });
}

/**
 * Marks parcels as shipped, each in a transaction of its own: one that can't leave keeps no other back.
 * A repeated call finds the shipped ones impossible, so no customer gets a second mail.
 */
async function shipOrders(
  shop: RangeShop & HasOrderNotices,
  admin: Admin,
  { orders: ids, tracking = {} }: z.infer<typeof adminShipBody>,
): Promise<AdminShipReply> {
  const reply: AdminShipReply = { shipped: [], refused: [] };
  for (const id of new Set(ids)) {
    const given = tracking[id];
    const move = { to: 'shipped' as const, ...(given !== undefined && { tracking: given }) };
    const moved = await moveParcel(shop, admin, id, move);
    if (moved.ok) reply.shipped.push(id);
    else if (moved.code !== 'pieces_gone') {
      const code = moved.code === 'order_closed' ? 'step_impossible' : moved.code;
      reply.refused.push({ id, code });
    }
  }
  return reply;
}
