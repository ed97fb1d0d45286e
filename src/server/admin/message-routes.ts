import type { Hono } from 'hono';
import { MESSAGE_ENDPOINTS } from '#contract/endpoints/admin.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import type { PaymentShop } from '../payments/payment-state.ts';
import type { HasSecurityLog } from '../security-log/security-log.ts';
import { recordAction } from './admin-actions.ts';
import { checkReview, listReviews } from './check-reviews.ts';
import {
  answerMessage,
  markHandled,
  newsletterLines,
  readMessage,
  readMessages,
  readNewsletter,
} from './contact-messages.ts';
import { csvFile } from './csv.ts';
import { readFailedDeliveries, retryAllMails, retryEvent, retryMail } from './failed-deliveries.ts';

export function messageRoutes(shop: PaymentShop & HasSecurityLog): Hono {
  return serve(MESSAGE_ENDPOINTS, {
    'GET /api/admin/messages': (_, { query }) => readMessages(shop, query),
    'GET /api/admin/messages/:id': async (c, { params: { id } }) =>
      (await readMessage(shop, id)) ?? failure(c, 'not_found'),
    'POST /api/admin/messages/:id/reply': async (c, { params: { id }, body }) => {
      const result = await answerMessage(shop, c.get('admin'), id, body.text);
      return result === 'answered' ? { ok: true } : failure(c, result);
    },
    'POST /api/admin/messages/:id/handled': async (c, { params: { id }, body }) => {
      const known = await markHandled(shop, c.get('admin'), id, body.handled);
      return known ? { ok: true } : failure(c, 'not_found');
    },
    'GET /api/admin/reviews': (_, { query }) => listReviews(shop, Number(query.page ?? 1)),
    'POST /api/admin/reviews/:id': async (c, { params: { id }, body }) =>
      (await checkReview(shop, c.get('admin'), id, body)) ? { ok: true } : failure(c, 'not_found'),
    'GET /api/admin/newsletter': () => readNewsletter(shop),
    'GET /api/admin/newsletter.csv': async (c) => {
      await recordAction(shop, shop.db, c.get('admin'), 'newsletter_exported', 'newsletter');
      return csvFile('newsletter.csv', newsletterLines(shop, languageOf(c)));
    },
    'GET /api/admin/failed-deliveries': () => readFailedDeliveries(shop),
    'POST /api/admin/retry-mails': async (c) => {
      await retryAllMails(shop, c.get('admin'));
      return { ok: true };
    },
    'POST /api/admin/mails/:id/retry': async (c, { params: { id } }) => {
      const retry = await retryMail(shop, c.get('admin'), id);
      return retry.ok ? { ok: true } : failure(c, retry.code);
    },
    'POST /api/admin/events/:id/retry': async (c, { params: { id } }) => {
      const retry = await retryEvent(shop, c.get('admin'), id);
      return retry.ok ? { ok: true } : failure(c, retry.code);
    },
  });
}
