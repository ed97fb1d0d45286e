import * as z from 'zod/mini';
import { LANGS } from '#routes.ts';
import {
  checkoutAttemptBody,
  checkoutAttemptReply,
  checkoutPreviewBody,
  checkoutPreviewReply,
  checkoutReply,
  createCheckoutBody,
  createCheckoutReply,
  discountCodeBody,
  discountCodeReply,
} from '../checkout.ts';
import { formReply } from '../forms.ts';
import { listReply } from '../list.ts';
import { listQuery } from '../list-query.ts';
import { mailedCartReply } from '../mailed-cart.ts';
import { reviewBody, reviewsQuery, reviewsReply } from '../reviews.ts';
import { type SearchReply, searchQuery } from '../search.ts';
import type { Endpoints } from './endpoint.ts';

const anyone = { for: 'anyone' } as const;

export const CHECKOUT_ENDPOINTS = {
  'POST /api/create-checkout': {
    ...anyone,
    limit: 'createCheckout',
    body: createCheckoutBody,
    reply: createCheckoutReply,
  },
  /** Stores nothing. It tells of codes what `discount-code` does, so it shares the limit. */
  'POST /api/checkout-preview': {
    ...anyone,
    limit: 'discountCode',
    body: checkoutPreviewBody,
    reply: checkoutPreviewReply,
  },
  'GET /api/checkout/:session_id': { ...anyone, limit: 'readCheckout', reply: checkoutReply },
  /** The link of a mail about an order that is not paid yet. */
  'GET /api/pay/:id': { ...anyone, limit: 'readCheckout', params: { id: z.uuid() } },
  /** The cart of a mail's link to `/kasse`, as long as the mail is kept. */
  'GET /api/carts/:id': {
    ...anyone,
    limit: 'readCheckout',
    params: { id: z.uuid() },
    reply: mailedCartReply,
  },
  'POST /api/checkout-attempt': {
    ...anyone,
    limit: 'checkoutAttempt',
    body: checkoutAttemptBody,
    reply: checkoutAttemptReply,
  },
} as const satisfies Endpoints;

/** The payment provider's webhook. Its handler reads the body raw, because the signature covers its bytes. */
export const PAYMENT_ENDPOINTS = {
  'POST /api/stripe-webhook': anyone,
} as const satisfies Endpoints;

/** Value of a discount code, for the cart (docs/specification.md#7-interfaces). */
export const CODE_ENDPOINTS = {
  'POST /api/discount-code': {
    ...anyone,
    limit: 'discountCode',
    body: discountCodeBody,
    reply: discountCodeReply,
  },
} as const satisfies Endpoints;

/** Sold-out items, the same for every visitor: `soldOutReply`, or 304. */
export const SOLD_OUT_ENDPOINTS = {
  'GET /api/sold-out': { ...anyone, limit: 'soldOut' },
} as const satisfies Endpoints;

/** Filtered and sorted pages of lists, the same for every visitor. */
export const LIST_ENDPOINTS = {
  'GET /api/list': { ...anyone, limit: 'list', query: listQuery, reply: listReply },
} as const satisfies Endpoints;

/** Reviews of paid order lines: one is stored, shown ones are read. */
export const REVIEW_ENDPOINTS = {
  'POST /api/reviews': {
    ...anyone,
    limit: 'account',
    body: reviewBody,
    bodyLimit: 16 * 1024,
    reply: formReply,
  },
  'GET /api/reviews/:product': {
    ...anyone,
    limit: 'list',
    query: reviewsQuery,
    reply: reviewsReply,
  },
} as const satisfies Endpoints;

/** Search of ranges whose index is too large for browsers. Queries are never logged. */
export const SEARCH_ENDPOINTS = {
  'GET /api/search': {
    ...anyone,
    limit: 'search',
    query: searchQuery,
    reply: z.custom<SearchReply>(),
  },
} as const satisfies Endpoints;

/** Feeds for Google Merchant Center. Outside of `/api`, which robots.txt excludes. */
export const FEED_ENDPOINTS = {
  'GET /feeds/google-merchant.de.xml': { ...anyone, limit: 'feed' },
  'GET /feeds/google-merchant.en.xml': { ...anyone, limit: 'feed' },
} as const satisfies Endpoints;

/** Files of uploaded pictures. Outside of `/api`: search engines may list them. Files that are made are not limited. */
export const PICTURE_ENDPOINTS = { 'GET /media/:id/:file': anyone } as const satisfies Endpoints;

const lang = z.enum(LANGS);

/** Notice about the legal guarantee, as a PNG, and a redirect to where its QR code leads; 404 before the shop has it. */
export const NOTICE_ENDPOINTS = {
  'GET /api/guarantee-notice/:lang': { ...anyone, limit: 'media', params: { lang } },
  'GET /api/guarantee-notice/:lang/picture': { ...anyone, limit: 'media', params: { lang } },
} as const satisfies Endpoints;

/** Text for Prometheus, for the holder of `METRICS_TOKEN`; 404 without that setting. */
export const METRICS_ENDPOINTS = { 'GET /api/metrics': anyone } as const satisfies Endpoints;

export const HEALTH_ENDPOINTS = {
  'GET /api/health': {
    ...anyone,
    reply: z.object({
      status: z.string(),
      database: z.boolean(),
      jobs: z.boolean(),
      last_backup: z.nullable(z.string()),
    }),
  },
  'GET /api/health/live': { ...anyone, reply: z.object({ alive: z.boolean() }) },
} as const satisfies Endpoints;
