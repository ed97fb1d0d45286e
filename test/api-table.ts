import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { ENDPOINTS as DECLARED } from '#contract/endpoints/all.ts';
import { listEndpoints } from '#contract/endpoints/endpoint.ts';
import {
  CAMPAIGN,
  EMAIL,
  type Endpoint,
  NOBODY,
  NOT_FOUND,
  PASSKEY_LOGIN,
  PASSKEY_REGISTRATION,
  PASSWORD,
  TOKEN,
  VISIT,
  WRONG_PASSWORD,
} from './api-endpoint.ts';
import { DUO } from './cart-items.ts';

type BodyOf<E> = E extends { readonly body: infer S extends z.ZodMiniType }
  ? z.input<S>
  : Readonly<Record<string, unknown>>;
type Samples = {
  readonly [Name in keyof typeof DECLARED]?: Omit<Partial<Endpoint>, 'body'> & {
    readonly body?: BodyOf<(typeof DECLARED)[Name]>;
  };
};

const NO_QUERY = { status: 400, code: 'invalid_body' } as const;
const NO_PASSWORD = { password: 'not the password', language: 'de' } as const;
const BAD_TOKEN = { status: 400, code: 'invalid_token' } as const;

/** Bodies of valid requests where an empty one is not valid, and replies where those are refusals. */
const SAMPLES: Samples = {
  'POST /api/auth/sign-in/email': { body: { email: EMAIL, password: PASSWORD, language: 'de' } },
  'POST /api/auth/sign-up/email': {
    body: { email: EMAIL, password: PASSWORD, name: 'Ada', language: 'de' },
  },
  'POST /api/auth/second-step': {
    body: { code: '123456', language: 'de' },
    unknown: { status: 401, code: 'second_step_over' },
  },
  'POST /api/auth/passkey/login': {
    body: { response: PASSKEY_LOGIN, language: 'de' },
    unknown: { status: 401, code: 'passkey_refused' },
  },
  'POST /api/reviews': {
    body: { token: TOKEN, line: 0, stars: 5, text: 'Gut.', language: 'de' },
    unknown: { status: 422, code: 'review_without_purchase' },
  },
  'POST /api/stock-requests': { body: { mark: 'pouch:rosa', email: EMAIL, language: 'de' } },
  'POST /api/stock-requests/confirm': { body: { token: TOKEN }, unknown: BAD_TOKEN },
  'POST /api/stock-requests/forget': { body: { token: TOKEN }, unknown: BAD_TOKEN },
  'POST /api/order/paper': {
    body: { token: TOKEN, number: 'RE-2027-0001', language: 'de' },
    unknown: BAD_TOKEN,
  },
  'POST /api/defects': {
    body: { key: randomUUID(), token: TOKEN, kind: 'defect', text: 'Kaputt.', language: 'de' },
    unknown: BAD_TOKEN,
  },
  'POST /api/defects/:id/photos': { unknown: BAD_TOKEN },
  'POST /api/order': { body: { token: TOKEN, language: 'de' }, unknown: BAD_TOKEN },
  'POST /api/auth/request-password-reset': { body: { email: EMAIL, language: 'de' } },
  'POST /api/auth/check-link': { body: { kind: 'password-reset', token: TOKEN } },
  'POST /api/auth/reset-password': { body: { token: TOKEN, password: PASSWORD, language: 'de' } },
  'POST /api/auth/verify-email': { body: { token: TOKEN, password: PASSWORD, language: 'de' } },
  'POST /api/auth/accept-invitation': {
    body: { token: TOKEN, password: PASSWORD, language: 'de' },
  },
  'POST /api/auth/claim-account': { body: { token: TOKEN, password: PASSWORD, language: 'de' } },
  'POST /api/auth/remove-account': { body: { token: TOKEN, language: 'de' } },
  'POST /api/auth/change-password': {
    body: { current: 'not the password', password: PASSWORD, language: 'de' },
    unknown: WRONG_PASSWORD,
  },
  'POST /api/auth/change-email': {
    body: { email: EMAIL, password: 'not the password', language: 'de' },
    unknown: WRONG_PASSWORD,
  },
  'POST /api/auth/confirm-email': { body: { token: TOKEN, password: PASSWORD, language: 'de' } },
  'POST /api/auth/end-login': { body: { id: NOBODY, language: 'de' }, unknown: NOT_FOUND },
  'POST /api/auth/confirm': {
    body: { password: 'not the password', code: '123456', language: 'de' },
    unknown: WRONG_PASSWORD,
  },
  'POST /api/auth/totp/start': { body: NO_PASSWORD, unknown: WRONG_PASSWORD },
  'POST /api/auth/totp/finish': { body: { code: '123456', language: 'de' }, unknown: NOT_FOUND },
  'POST /api/auth/totp/remove': { body: NO_PASSWORD, unknown: WRONG_PASSWORD },
  'POST /api/auth/recovery-codes': { body: NO_PASSWORD, unknown: NOT_FOUND },
  'POST /api/auth/passkey/register': {
    body: { name: 'Laptop', response: PASSKEY_REGISTRATION, language: 'de' },
    unknown: { status: 401, code: 'passkey_refused' },
  },
  'POST /api/auth/passkey/remove': { body: { id: NOBODY, language: 'de' }, unknown: NOT_FOUND },
  'PUT /api/account/language': { body: { language: 'de' } },
  'DELETE /api/account': { body: NO_PASSWORD, unknown: WRONG_PASSWORD },
  'POST /api/wishlist': { body: { wishes: [{ id: 'pouch', saved: true, at: 1 }] } },
  'POST /api/create-checkout': {
    body: {
      items: [DUO],
      customer_email: EMAIL,
      payment_method_types: ['card'],
      discountCode: 'WILLKOMMEN10',
      language: 'de',
    },
  },
  'POST /api/checkout-preview': {
    body: { items: [DUO], discountCode: 'WILLKOMMEN10', language: 'de' },
  },
  'POST /api/checkout-attempt': { body: { key: randomUUID() } },
  'POST /api/discount-code': { body: { code: 'WILLKOMMEN10', subtotal: 5000, language: 'de' } },
  // Without a query they have no group and no month.
  'GET /api/admin/reports': { unknown: NO_QUERY },
  'GET /api/admin/reports.csv': { unknown: NO_QUERY },
  'GET /api/admin/month': { unknown: NO_QUERY },
  'GET /api/admin/month.csv': { unknown: NO_QUERY },
  'GET /api/admin/month-datev.csv': { unknown: NO_QUERY },
  // Without a query it has nothing to search.
  'GET /api/search': { unknown: { status: 400, code: 'invalid_body' } },
  'POST /api/newsletter': { body: { email: EMAIL, language: 'de' } },
  'POST /api/newsletter/confirm': { body: { token: TOKEN, language: 'de' } },
  'POST /api/newsletter/unsubscribe': { body: { token: TOKEN, language: 'de' } },
  'POST /api/withdrawals': {
    body: { key: NOBODY, name: 'Ada', order: 'EL-1', email: EMAIL, language: 'de' },
  },
  'POST /api/contact': {
    body: {
      first_name: 'Ada',
      last_name: 'Muster',
      email: EMAIL,
      subject: 'Frage',
      message: 'Wie lange?',
      urgent: true,
      language: 'de',
    },
  },
  'GET /api/admin/dashboard/live': { streams: true },
  'POST /api/admin/orders': {
    body: { q: EMAIL, status: 'paid', fulfilment: 'open', before: NOBODY },
  },
  'POST /api/admin/carts': { body: { email: EMAIL, language: 'de', items: [DUO] } },
  'POST /api/admin/orders.csv': { body: { q: EMAIL, status: 'paid' } },
  'POST /api/admin/packing-slips': { body: { orders: [NOBODY] }, unknown: NOT_FOUND },
  'POST /api/admin/carrier-file': { body: { carrier: 'dhl', orders: [NOBODY] } },
  'POST /api/admin/carrier-reply': {
    body: { carrier: 'dhl', text: 'Sendungsreferenz;Sendungsnummer' },
  },
  'POST /api/admin/ship-orders': { body: { orders: [NOBODY] } },
  'POST /api/admin/orders/:id/parcel': {
    body: { to: 'shipped', tracking: 'https://parcel.example/1' },
  },
  'POST /api/admin/orders/:id/tracking': { body: { tracking: { number: '00340434161094042557' } } },
  'POST /api/admin/orders/:id/note': { body: { text: 'Ruft an', key: randomUUID() } },
  'POST /api/admin/orders/:id/address': {
    body: { name: 'Mia Muster', street: 'Torstraße 1', postcode: '10119', town: 'Berlin' },
  },
  'POST /api/admin/orders/:id/paper': { body: { recipient: ['Muster GmbH', '10119 Berlin'] } },
  'POST /api/admin/orders/:id/refund': {
    body: { cents: 1, refunded: 0, key: randomUUID(), item_id: 'pouch-duo' },
  },
  'POST /api/admin/orders/:id/mails/:mail/resend': { body: { key: randomUUID() } },
  'POST /api/admin/backup': { unknown: { status: 409, code: 'backup_impossible' } },
  'POST /api/admin/backup/key': {
    body: { recipient: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p' },
  },
  'POST /api/admin/unship-orders': { body: { orders: [NOBODY] } },
  'POST /api/admin/invitations': { body: { email: EMAIL, role: 'packer' } },
  'PUT /api/admin/people/:id': { body: { role: 'packer' } },
  'POST /api/admin/messages/:id/reply': { body: { text: 'Nein.' } },
  'POST /api/admin/person': { body: { email: EMAIL } },
  'POST /api/admin/person/export': { body: { email: EMAIL } },
  'POST /api/admin/person/erase': { body: { email: EMAIL } },
  'POST /api/admin/remove-factors': { body: { email: EMAIL, checked: true }, unknown: NOT_FOUND },
  'POST /api/admin/end-logins': { endsLogins: true },
  'POST /api/admin/returns': {
    body: {
      key: randomUUID(),
      order: 'EL-1',
      declared_at: '2026-11-20T10:00:05Z',
      name: 'Mia',
      email: 'mia@kundin.example',
      receipt: false,
    },
  },
  'POST /api/admin/orders/:id/closed': { body: { reason: 'Betriebsprüfung' } },
  'POST /api/admin/defects/:id/answer': { body: { decision: 'refund', text: 'Ja.' } },
  'POST /api/admin/defects/:id/done': { body: { done: true } },
  'POST /api/admin/returns/:id/order': { body: { number: '' } },
  'POST /api/admin/returns/:id/done': { body: { done: true } },
  'POST /api/admin/messages/:id/handled': { body: { handled: true } },
  'POST /api/admin/reviews/:id': { body: {} },
  'POST /api/admin/codes': {
    body: {
      code: 'TABLE',
      kind: 'percent',
      value: 5,
      minimum: 0,
      starts_at: '2026-01-01T00:00:00Z',
      ends_at: '2027-01-01T00:00:00Z',
      max_uses: 1,
    },
  },
  'POST /api/admin/codes.csv': { body: { code: 'TABLE' } },
  'PUT /api/admin/codes/:code': { body: { kind: 'percent', value: 5 } },
  'POST /api/admin/stock': {
    body: {
      items: [{ item_id: 'siegelring', on_hand: null, seen: null, threshold: null }],
      reason: 'counted',
    },
  },
  'POST /api/admin/stock-preview': { body: { text: 'Siegelring 5' } },
  'POST /api/admin/stock-deliveries': {
    body: { key: NOBODY, supplier: '', delivered_on: '2026-11-28', text: 'Siegelring 5' },
  },
  'POST /api/admin/stock/search': { body: { search: 'ring' } },
  'POST /api/admin/catalogue/products': { body: { search: 'ring' } },
  // A demo.
  'POST /api/admin/golive/open': { unknown: { status: 409, code: 'not_ready' } },
  'POST /api/admin/golive/notice': {
    body: { lang: 'de', picture: 'bm9uZQ==' },
    unknown: { status: 422, code: 'notice_refused' },
  },
  'POST /api/admin/media/search': { body: { search: 'ring' } },
  'POST /api/admin/studio-pictures': { body: { search: 'ring' } },
  // An upload is read raw (media-library.test).
  'POST /api/admin/media': { unknown: { status: 415, code: 'picture_type' } },
  'PATCH /api/admin/media/:id': { body: { name: 'x' } },
  'DELETE /api/admin/catalogue/entries/:kind/:id/draft': { body: { revision: 1 } },
  'PUT /api/admin/catalogue/entries/:kind/:id/draft': {
    body: { content: { id: NOBODY, texts: {} }, position: 1, revision: null, base: null },
    unknown: undefined,
  },
  'DELETE /api/admin/catalogue/drafts': {
    body: { drafts: [{ kind: 'product', id: 'nobody', revision: 1 }] },
    unknown: { status: 409, code: 'draft_changed' },
  },
  'POST /api/admin/catalogue/publish': {
    body: { drafts: [{ kind: 'product', id: 'nobody', revision: 1 }], note: 'Herbst' },
    unknown: { status: 409, code: 'draft_changed' },
  },
  'POST /api/admin/campaigns': { body: CAMPAIGN },
  'POST /api/admin/campaign-preview': { body: { offer: CAMPAIGN.offer } },
  'PUT /api/admin/campaigns/:id': { body: { revision: 1, campaign: CAMPAIGN } },
  'POST /api/admin/campaigns/:id/end': { body: { revision: 1 } },
  'POST /api/admin/catalogue/versions/:number/draft': { body: { replace: [] } },
  // Its body is a table (import-table.test).
  'POST /api/admin/catalogue/import': { unknown: { status: 415, code: 'unsupported_media_type' } },
  'POST /api/admin/catalogue/import/pictures': {
    body: { product: 'nichts', address: 'https://pictures.example/1.jpg', alt: '' },
    unknown: NOT_FOUND,
  },
  'GET /api/admin/mail-texts/:kind/preview': { unknown: { status: 400, code: 'invalid_body' } },
  'GET /api/admin/catalogue/preview': { unknown: { status: 400, code: 'invalid_body' } },
  'POST /api/admin/mail-texts/:kind/test': { body: { language: 'de' } },
  'POST /api/admin/sold-out': { body: { item_ids: ['pouch-einzelpack'], sold_out: false } },
  // Only in live mode (merchant-feed.test).
  'GET /feeds/google-merchant.de.xml': { unknown: NOT_FOUND },
  'GET /feeds/google-merchant.en.xml': { unknown: NOT_FOUND },
  // Before golive stores one (notice.test).
  'GET /api/guarantee-notice/:lang': { unknown: NOT_FOUND },
  'GET /api/guarantee-notice/:lang/picture': { unknown: NOT_FOUND },
  // Its body is the payment provider's, read raw and only with its signature (payment-faults.test).
  'POST /api/stripe-webhook': { unknown: { status: 400, code: 'bad_signature' } },
  'PUT /api/active-sessions/:session_id': {
    body: {
      session_id: VISIT,
      current_page: '/caps',
      referrer: 'Direct',
      stage: 'cart',
      cart_cents: 1,
      user_id: null,
      user_agent: 'x',
      last_seen: 'x',
    },
    unknown: undefined,
  },
  'DELETE /api/active-sessions/:session_id': { unknown: undefined },
  'POST /api/cleanup-session': { body: { session_id: VISIT }, takesText: true },
};

/** Every endpoint of the API; a test fails while one is served that is not listed here. */
export const ENDPOINTS: readonly Endpoint[] = listEndpoints(DECLARED).map(
  ({ name, method, path, for: audience, body, query }): Endpoint => ({
    method,
    path,
    for: audience,
    ...(query && { query: true as const }),
    ...(body && { body: {} }),
    ...(path.includes('/:') && { unknown: NOT_FOUND }),
    ...SAMPLES[name as keyof Samples],
  }),
);
