import { type Context, Hono } from 'hono';
import { deskNothing } from '#contract/desk-messages.ts';
import {
  type DeskOrderReply,
  deskOrderId,
  deskOrdersBody,
  deskOrdersChoice,
  deskParcelBody,
  deskRefundBody,
  deskResendBody,
  deskTrackingBody,
} from '#contract/desk-orders.ts';
import { DESK_API } from '#desk-paths.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { readJson } from '../http/read-json.ts';
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

/** Orders: search, export, detail, parcel and money back. */
export function orderRoutes(shop: Shop): Hono {
  const app = new Hono();

  const showOrder = async (c: Context, id: string) => {
    const found = await readOrder(shop, id);
    return found ? c.json(found satisfies DeskOrderReply) : failure(c, 'not_found');
  };

  app.post(DESK_API.deskOrders, async (c) => {
    const body = await readJson(c, deskOrdersBody);
    if (!body.ok) return body.response;
    const { before, oldest_first: oldestFirst, ...choice } = body.value;
    return c.json(await findOrders(shop, choice, before, oldestFirst));
  });

  app.post(DESK_API.deskOrdersCsv, async (c) => {
    const admin = c.get('admin');
    const choice = await readJson(c, deskOrdersChoice);
    if (!choice.ok) return choice.response;
    const { q, ...states } = choice.value;
    // A search may hold a person's address: only its presence is recorded.
    const data = { ...states, searched: (q ?? '').trim() !== '' };
    await recordAction(shop, shop.db, admin, 'orders_exported', 'orders', data);
    const lang = languageOf(c);
    return csvFile(FILE_NAMES[lang], orderLines(shop, choice.value, lang));
  });

  app.get(DESK_API.deskOrder, (c) => {
    const id = deskOrderId.safeParse(c.req.param('id'));
    return id.success ? showOrder(c, id.data) : failure(c, 'not_found');
  });

  app.post(DESK_API.deskParcel, async (c) => {
    const admin = c.get('admin');
    const id = deskOrderId.safeParse(c.req.param('id'));
    if (!id.success) return failure(c, 'not_found');
    const body = await readJson(c, deskParcelBody);
    if (!body.ok) return body.response;
    const moved = await moveParcel(shop, admin, id.data, body.value);
    return moved.ok ? showOrder(c, id.data) : failure(c, moved.code);
  });

  app.post(DESK_API.deskParcelUndo, async (c) => {
    const admin = c.get('admin');
    const id = deskOrderId.safeParse(c.req.param('id'));
    if (!id.success) return failure(c, 'not_found');
    const body = await readJson(c, deskNothing);
    if (!body.ok) return body.response;
    const undone = await takeParcelBack(shop, admin, id.data);
    return undone.ok ? showOrder(c, id.data) : failure(c, undone.code);
  });

  app.post(DESK_API.deskTracking, async (c) => {
    const admin = c.get('admin');
    const id = deskOrderId.safeParse(c.req.param('id'));
    if (!id.success) return failure(c, 'not_found');
    const body = await readJson(c, deskTrackingBody);
    if (!body.ok) return body.response;
    const corrected = await correctTracking(shop, admin, id.data, body.value);
    return corrected.ok ? showOrder(c, id.data) : failure(c, corrected.code);
  });

  app.post(DESK_API.deskRefund, async (c) => {
    const admin = c.get('admin');
    const id = deskOrderId.safeParse(c.req.param('id'));
    if (!id.success) return failure(c, 'not_found');
    const body = await readJson(c, deskRefundBody);
    if (!body.ok) return body.response;
    const refunded = await refundOrder(shop, admin, id.data, body.value);
    return refunded.ok ? showOrder(c, id.data) : failure(c, refunded.code);
  });

  app.post(DESK_API.deskMailResend, async (c) => {
    const admin = c.get('admin');
    const id = deskOrderId.safeParse(c.req.param('id'));
    const mail = deskOrderId.safeParse(c.req.param('mail'));
    if (!id.success || !mail.success) return failure(c, 'not_found');
    const body = await readJson(c, deskResendBody);
    if (!body.ok) return body.response;
    const sent = await resendMail(shop, admin, id.data, mail.data, body.value);
    if (sent.ok) return showOrder(c, id.data);
    const wait = sent.code === 'rate_limited' ? { retryAfterSeconds: sent.waitSeconds } : {};
    return failure(c, sent.code, wait);
  });

  return app;
}
