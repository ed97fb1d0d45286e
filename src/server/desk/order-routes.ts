import type { Context, Hono } from 'hono';
import { ORDER_ENDPOINTS } from '#contract/endpoints/desk.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import { findOrders } from '../orders/find-orders.ts';
import type { Shop } from '../shop.ts';
import { recordAction } from './admin-actions.ts';
import { correctTracking, takeParcelBack } from './correct-parcel.ts';
import { csvFile } from './csv.ts';
import { readOrder } from './order-detail.ts';
import { orderLines } from './orders-csv.ts';
import { moveParcel } from './parcel.ts';
import { refundOrder } from './refund.ts';
import { resendMail } from './resend.ts';

const FILE_NAMES = { de: 'bestellungen.csv', en: 'orders.csv' } as const;

export function orderRoutes(shop: Shop): Hono {
  const showOrder = async (c: Context, id: string) =>
    (await readOrder(shop, id)) ?? failure(c, 'not_found');

  return serve(ORDER_ENDPOINTS, {
    'POST /api/desk/orders': (_, { body }) => {
      const { before, oldest_first: oldestFirst, ...choice } = body;
      return findOrders(shop, choice, before, oldestFirst);
    },

    'POST /api/desk/orders.csv': async (c, { body }) => {
      const { q, ...states } = body;
      // A search may hold a person's address: only its presence is recorded.
      const data = { ...states, searched: (q ?? '').trim() !== '' };
      await recordAction(shop, shop.db, c.get('admin'), 'orders_exported', 'orders', data);
      const lang = languageOf(c);
      return csvFile(FILE_NAMES[lang], orderLines(shop, body, lang));
    },

    'GET /api/desk/orders/:id': (c, { params }) => showOrder(c, params.id),

    'POST /api/desk/orders/:id/parcel': async (c, { params: { id }, body }) => {
      const moved = await moveParcel(shop, c.get('admin'), id, body);
      return moved.ok ? showOrder(c, id) : failure(c, moved.code);
    },

    'POST /api/desk/orders/:id/parcel/undo': async (c, { params: { id } }) => {
      const undone = await takeParcelBack(shop, c.get('admin'), id);
      return undone.ok ? showOrder(c, id) : failure(c, undone.code);
    },

    'POST /api/desk/orders/:id/tracking': async (c, { params: { id }, body }) => {
      const corrected = await correctTracking(shop, c.get('admin'), id, body);
      return corrected.ok ? showOrder(c, id) : failure(c, corrected.code);
    },

    'POST /api/desk/orders/:id/refund': async (c, { params: { id }, body }) => {
      const refunded = await refundOrder(shop, c.get('admin'), id, body);
      return refunded.ok ? showOrder(c, id) : failure(c, refunded.code);
    },

    'POST /api/desk/orders/:id/mails/:mail/resend': async (c, { params: { id, mail }, body }) => {
      const sent = await resendMail(shop, c.get('admin'), id, mail, body);
      if (sent.ok) return showOrder(c, id);
      const wait = sent.code === 'rate_limited' ? { retryAfterSeconds: sent.waitSeconds } : {};
      return failure(c, sent.code, wait);
    },
  });
}
