import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { ORDER_ENDPOINTS } from '#contract/endpoints/admin.ts';
import { formatPrice } from '#rules/money.ts';
import { MANAGER_REFUND_CENTS } from '#rules/roles.ts';
import { failure } from '../errors.ts';
import { limitKey } from '../http/client-address.ts';
import { languageOf } from '../http/language.ts';
import { refuseMail } from '../http/limited.ts';
import { serve } from '../http/serve.ts';
import { takeMail } from '../mail-queue/mail-causes.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { readPaperFile } from '../orders/shown-papers.ts';
import type { PaymentShop } from '../payments/payment-state.ts';
import type { HasSecurityLog } from '../security-log/security-log.ts';
import { recordAction } from './admin-actions.ts';
import { changeAddress, writeNote } from './change-order.ts';
import { readClosedOrder } from './closed-order.ts';
import { correctPaper } from './correct-paper.ts';
import { correctTracking, takeParcelBack } from './correct-parcel.ts';
import { csvFile } from './csv.ts';
import { readOrder } from './order-detail.ts';
import { listOrders } from './order-list.ts';
import { orderLines } from './orders-csv.ts';
import { moveParcel } from './parcel.ts';
import { refundOrder } from './refund.ts';
import { resendMail } from './resend.ts';

const FILE_NAMES = { de: 'bestellungen.csv', en: 'orders.csv' } as const;

export function orderRoutes(shop: PaymentShop & HasSecurityLog): Hono {
  const showOrder = async (c: Context, id: string) =>
    (await readOrder(shop, id, languageOf(c))) ?? failure(c, 'not_found');

  return serve(ORDER_ENDPOINTS, {
    'POST /api/admin/orders': (c, { body }) => listOrders(shop, body, languageOf(c)),

    'POST /api/admin/carts': async (c, { body: { email, language, items } }) => {
      const wait = takeMail(shop, 'cart', limitKey(c.get('address')), email);
      if (wait > 0) return refuseMail(c, shop, wait);
      const link = randomUUID();
      await shop.db.transaction(async (tx) => {
        const mail = { kind: 'cart', ref: link, recipient: email, language } as const;
        await queueMail(shop, tx, { ...mail, data: { link, items } });
        await recordAction(shop, tx, c.get('admin'), 'cart_mailed', 'cart');
      });
      return { ok: true };
    },

    'POST /api/admin/orders.csv': async (c, { body }) => {
      const { q, ...states } = body;
      // A search may hold a person's address: only its presence is recorded.
      const data = { ...states, searched: (q ?? '').trim() !== '' };
      await recordAction(shop, shop.db, c.get('admin'), 'orders_exported', 'orders', data);
      const lang = languageOf(c);
      return csvFile(FILE_NAMES[lang], orderLines(shop, body, lang));
    },

    'GET /api/admin/orders/:id': (c, { params }) => showOrder(c, params.id),

    'POST /api/admin/orders/:id/parcel': async (c, { params: { id }, body }) => {
      const moved = await moveParcel(shop, c.get('admin'), id, body);
      return moved.ok ? showOrder(c, id) : failure(c, moved.code);
    },

    'POST /api/admin/orders/:id/parcel/undo': async (c, { params: { id } }) => {
      const undone = await takeParcelBack(shop, c.get('admin'), id);
      return undone.ok ? showOrder(c, id) : failure(c, undone.code);
    },

    'POST /api/admin/orders/:id/tracking': async (c, { params: { id }, body }) => {
      const corrected = await correctTracking(shop, c.get('admin'), id, body);
      return corrected.ok ? showOrder(c, id) : failure(c, corrected.code);
    },

    'POST /api/admin/orders/:id/note': async (c, { params: { id }, body }) => {
      const written = await writeNote(shop, c.get('admin'), id, body);
      return written.ok ? { ok: true } : failure(c, written.code);
    },

    'POST /api/admin/orders/:id/address': async (c, { params: { id }, body }) => {
      const changed = await changeAddress(shop, c.get('admin'), id, body);
      return changed.ok ? showOrder(c, id) : failure(c, changed.code);
    },

    'POST /api/admin/orders/:id/paper': async (c, { params: { id }, body }) => {
      const made = await correctPaper(shop, c.get('admin'), id, body.recipient);
      return made.ok ? showOrder(c, id) : failure(c, made.code);
    },

    'GET /api/admin/papers/:number': async (c, { params }) =>
      (await readPaperFile(c, shop.db, params.number, undefined)) ?? failure(c, 'not_found'),

    'POST /api/admin/orders/:id/refund': async (c, { params: { id }, body }) => {
      const refunded = await refundOrder(shop, c.get('admin'), id, body);
      if (refunded.ok) return showOrder(c, id);
      const values = { most: formatPrice(MANAGER_REFUND_CENTS, languageOf(c)) };
      return failure(c, refunded.code, { values });
    },

    'POST /api/admin/orders/:id/closed': async (c, { params: { id }, body }) =>
      (await readClosedOrder(shop, c.get('admin'), id, body.reason)) ?? failure(c, 'not_found'),

    'POST /api/admin/orders/:id/mails/:mail/resend': async (c, { params: { id, mail }, body }) => {
      const sent = await resendMail(shop, c.get('admin'), id, mail, body);
      if (sent.ok) return showOrder(c, id);
      const wait = sent.code === 'rate_limited' ? { retryAfterSeconds: sent.waitSeconds } : {};
      return failure(c, sent.code, wait);
    },
  });
}
