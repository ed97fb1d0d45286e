import type { Hono } from 'hono';
import { PAYMENT_ENDPOINTS } from '#contract/endpoints/shop.ts';
import { serve } from '../http/serve.ts';
import { receiveWebhook } from './events/webhook.ts';
import type { StripeShop } from './payment-state.ts';

export function paymentRoutes(shop: StripeShop): Hono {
  return serve(PAYMENT_ENDPOINTS, {
    'POST /api/stripe-webhook': (c) => receiveWebhook(c, shop),
  });
}
