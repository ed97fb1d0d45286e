import type { Hono } from 'hono';
import { PAYMENT_ENDPOINTS } from '#contract/endpoints/shop.ts';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { receiveWebhook } from './events/webhook.ts';

export function paymentRoutes(shop: Shop): Hono {
  return serve(PAYMENT_ENDPOINTS, {
    'POST /api/stripe-webhook': (c) => receiveWebhook(c, shop),
  });
}
