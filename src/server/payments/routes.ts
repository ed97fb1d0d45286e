import { Hono } from 'hono';
import { API } from '#api-paths.ts';
import type { Shop } from '../shop.ts';
import { receiveWebhook } from './events/webhook.ts';

/** The payment provider's webhook (docs/specification.md#7-interfaces). */
export function paymentRoutes(shop: Shop): Hono {
  return new Hono().post(API.stripeWebhook, (c) => receiveWebhook(c, shop));
}
