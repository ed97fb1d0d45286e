import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  type DeskFailedDeliveriesReply,
  type DeskMessagesReply,
  type DeskNewsletterReply,
  deskHandledBody,
  deskMessagesQuery,
  deskNothing,
} from '#contract/desk-messages.ts';
import { isStorable } from '#contract/text.ts';
import { DESK_API } from '#desk-paths.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { recordAction } from './admin-actions.ts';
import { markHandled, newsletterLines, readMessages, readNewsletter } from './contact-messages.ts';
import { csvFile } from './csv.ts';
import { readFailedDeliveries, retryAllMails, retryEvent, retryMail } from './failed-deliveries.ts';

const uuid = z.uuid();

/** Messages, the newsletter's addresses, and what could not be delivered or handled. */
export function messageRoutes(shop: Shop): Hono {
  const app = new Hono();

  app.get(DESK_API.deskMessages, async (c) => {
    const query = deskMessagesQuery.safeParse(c.req.query());
    if (!query.success) return failure(c, 'invalid_body');
    return c.json((await readMessages(shop, query.data.before)) satisfies DeskMessagesReply);
  });
  app.post(DESK_API.deskMessageHandled, async (c) => {
    const admin = c.get('admin');
    const id = uuid.safeParse(c.req.param('id'));
    if (!id.success) return failure(c, 'not_found');
    const body = await readJson(c, deskHandledBody);
    if (!body.ok) return body.response;
    const known = await markHandled(shop, admin, id.data, body.value.handled);
    return known ? c.json({ ok: true }) : failure(c, 'not_found');
  });
  app.get(DESK_API.deskNewsletter, async (c) =>
    c.json((await readNewsletter(shop)) satisfies DeskNewsletterReply),
  );
  app.get(DESK_API.deskNewsletterCsv, async (c) => {
    const admin = c.get('admin');
    await recordAction(shop, shop.db, admin, 'newsletter_exported', 'newsletter');
    return csvFile('newsletter.csv', newsletterLines(shop, languageOf(c)));
  });
  app.get(DESK_API.deskFailedDeliveries, async (c) =>
    c.json((await readFailedDeliveries(shop)) satisfies DeskFailedDeliveriesReply),
  );
  app.post(DESK_API.deskMailsRetry, async (c) => {
    const admin = c.get('admin');
    const body = await readJson(c, deskNothing);
    if (!body.ok) return body.response;
    await retryAllMails(shop, admin);
    return c.json({ ok: true });
  });
  app.post(DESK_API.deskMailRetry, async (c) => {
    const admin = c.get('admin');
    const id = uuid.safeParse(c.req.param('id'));
    if (!id.success) return failure(c, 'not_found');
    const body = await readJson(c, deskNothing);
    if (!body.ok) return body.response;
    const retry = await retryMail(shop, admin, id.data);
    return retry.ok ? c.json({ ok: true }) : failure(c, retry.code);
  });
  app.post(DESK_API.deskEventRetry, async (c) => {
    const admin = c.get('admin');
    const id = c.req.param('id') ?? '';
    if (!isStorable(id)) return failure(c, 'not_found');
    const body = await readJson(c, deskNothing);
    if (!body.ok) return body.response;
    const retry = await retryEvent(shop, admin, id);
    return retry.ok ? c.json({ ok: true }) : failure(c, retry.code);
  });
  return app;
}
