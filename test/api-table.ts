import { randomUUID } from 'node:crypto';
import { API } from '../src/api-paths.ts';
import { AUTH_PATHS } from '../src/contract/auth-paths.ts';
import { DUO } from './payments.ts';

/** Who an endpoint answers; everybody else gets `not_signed_in` or `forbidden`. */
export type Audience = 'anyone' | 'customer' | 'admin';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As it is registered. */
  readonly path: string;
  readonly for: Audience;
  /** A JSON body that the endpoint reads as it should; absent when it takes none. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Its query is read strictly. */
  readonly query?: true;
  /** A beacon's `text/plain` is read as JSON, too. */
  readonly takesText?: true;
  /** Something in it is a secret or an id: what it answers for one that nobody has. */
  readonly unknown?: { readonly status: number; readonly code: string };
  /** A reply that never ends; only who may have it is looked at. */
  readonly streams?: true;
}

const VISIT = 'session_1795242156240_abcdef';
const NOBODY = randomUUID();
const EMAIL = 'ada@kunde.example';
const PASSWORD = 'correct horse';
const TOKEN = 'a-token-that-nobody-ever-got';
/** The table sends a wrong password: the account is to stay as it is. */
const WRONG_PASSWORD = { status: 401, code: 'invalid_credentials' } as const;
const NOT_FOUND = { status: 404, code: 'not_found' } as const;

/** Something for every `:name` of a path, of the right form and belonging to nobody. */
export function targetOf(path: string): string {
  return path
    .replace('checkout/:session_id', 'checkout/cs_test_nobody')
    .replace(':session_id', VISIT)
    .replace(':id', NOBODY)
    .replace(':mail', NOBODY)
    .replace(':code', 'NOBODY');
}

const anyone = (endpoint: Omit<Endpoint, 'for'>): Endpoint => ({ ...endpoint, for: 'anyone' });
const customer = (endpoint: Omit<Endpoint, 'for'>): Endpoint => ({ ...endpoint, for: 'customer' });
const admin = (endpoint: Omit<Endpoint, 'for'>): Endpoint => ({ ...endpoint, for: 'admin' });

/** Every endpoint of the API; a test fails while one is missing here. */
export const ENDPOINTS: readonly Endpoint[] = [
  anyone({ method: 'GET', path: API.health }),

  anyone({
    method: 'POST',
    path: API.createCheckout,
    body: {
      items: [DUO],
      customer_email: EMAIL,
      payment_method_types: ['card'],
      discountCode: 'WILLKOMMEN10',
      language: 'de',
    },
  }),
  anyone({ method: 'GET', path: API.checkout, unknown: NOT_FOUND }),
  anyone({
    method: 'POST',
    path: API.discountCode,
    body: { code: 'WILLKOMMEN10', subtotal: 5000, language: 'de' },
  }),
  anyone({ method: 'GET', path: API.soldOut }),
  // Its body is the payment provider's, read raw and only with its signature (payment-faults.test).
  anyone({
    method: 'POST',
    path: API.stripeWebhook,
    unknown: { status: 400, code: 'bad_signature' },
  }),

  anyone({
    method: 'PUT',
    path: API.activeSession,
    body: {
      session_id: VISIT,
      current_page: '/caps',
      referrer: 'Direct',
      reload: false,
      stage: 'cart',
      cart_cents: 1,
      user_id: null,
      user_agent: 'x',
      last_seen: 'x',
    },
  }),
  anyone({ method: 'DELETE', path: API.activeSession }),
  anyone({
    method: 'POST',
    path: API.cleanupSession,
    body: { session_id: VISIT },
    takesText: true,
  }),
  anyone({ method: 'GET', path: API.viewers }),

  anyone({ method: 'POST', path: API.newsletter, body: { email: EMAIL, language: 'de' } }),
  anyone({ method: 'POST', path: API.newsletterConfirm, body: { token: TOKEN, language: 'de' } }),
  anyone({
    method: 'POST',
    path: API.newsletterUnsubscribe,
    body: { token: TOKEN, language: 'de' },
  }),
  anyone({
    method: 'POST',
    path: API.contact,
    body: {
      first_name: 'Ada',
      last_name: 'Muster',
      email: EMAIL,
      subject: 'Frage',
      message: 'Wie lange?',
      urgent: true,
      language: 'de',
    },
  }),

  anyone({ method: 'GET', path: AUTH_PATHS.session }),
  anyone({
    method: 'POST',
    path: AUTH_PATHS.signIn,
    body: { email: EMAIL, password: PASSWORD, language: 'de' },
  }),
  anyone({
    method: 'POST',
    path: AUTH_PATHS.signUp,
    body: { email: EMAIL, password: PASSWORD, name: 'Ada', language: 'de' },
  }),
  anyone({ method: 'POST', path: AUTH_PATHS.signOut }),
  anyone({
    method: 'POST',
    path: AUTH_PATHS.requestPasswordReset,
    body: { email: EMAIL, language: 'de' },
  }),
  anyone({
    method: 'POST',
    path: AUTH_PATHS.resetPassword,
    body: { token: TOKEN, password: PASSWORD, language: 'de' },
  }),
  customer({ method: 'POST', path: AUTH_PATHS.sendVerification }),
  anyone({ method: 'GET', path: AUTH_PATHS.verifyEmail }),

  customer({
    method: 'POST',
    path: AUTH_PATHS.changePassword,
    body: { current: 'not the password', password: PASSWORD, language: 'de' },
    unknown: WRONG_PASSWORD,
  }),
  customer({
    method: 'POST',
    path: AUTH_PATHS.changeEmail,
    body: { email: EMAIL, password: 'not the password', language: 'de' },
    unknown: WRONG_PASSWORD,
  }),
  anyone({
    method: 'POST',
    path: AUTH_PATHS.confirmEmail,
    body: { token: TOKEN, language: 'de' },
  }),
  customer({ method: 'PUT', path: API.accountLanguage, body: { language: 'de' } }),
  customer({ method: 'GET', path: API.accountOrders }),
  customer({ method: 'GET', path: API.accountExport }),
  customer({
    method: 'DELETE',
    path: API.account,
    body: { password: 'not the password', language: 'de' },
    unknown: WRONG_PASSWORD,
  }),
  customer({ method: 'GET', path: API.wishlist }),
  customer({ method: 'PUT', path: API.wishlist, body: { ids: ['pouch'] } }),

  admin({ method: 'GET', path: API.adminSnapshot }),
  admin({ method: 'GET', path: API.adminHistory }),
  admin({ method: 'GET', path: API.adminOrders, query: true }),
  admin({ method: 'GET', path: API.adminLive, streams: true }),

  admin({ method: 'GET', path: API.deskOrders, query: true }),
  admin({ method: 'GET', path: API.deskOrdersCsv, query: true }),
  admin({ method: 'GET', path: API.deskOrder, unknown: NOT_FOUND }),
  admin({
    method: 'POST',
    path: API.deskParcel,
    body: { to: 'shipped', tracking_url: 'https://parcel.example/1' },
    unknown: NOT_FOUND,
  }),
  admin({
    method: 'POST',
    path: API.deskRefund,
    body: { cents: 1, refunded: 0, key: randomUUID(), item_id: 'pouch-duo' },
    unknown: NOT_FOUND,
  }),
  admin({
    method: 'POST',
    path: API.deskMailResend,
    body: { key: randomUUID() },
    unknown: NOT_FOUND,
  }),
  admin({ method: 'GET', path: API.deskLog, query: true }),
  admin({ method: 'GET', path: API.deskMessages, query: true }),
  admin({
    method: 'POST',
    path: API.deskMessageHandled,
    body: { handled: true },
    unknown: NOT_FOUND,
  }),
  admin({ method: 'GET', path: API.deskNewsletter }),
  admin({ method: 'GET', path: API.deskNewsletterCsv }),
  admin({ method: 'GET', path: API.deskTroubles }),
  admin({ method: 'POST', path: API.deskMailRetry, body: {}, unknown: NOT_FOUND }),
  admin({ method: 'POST', path: API.deskEventRetry, body: {}, unknown: NOT_FOUND }),
  admin({ method: 'GET', path: API.deskCodes }),
  admin({
    method: 'POST',
    path: API.deskCodes,
    body: {
      code: 'TABLE',
      kind: 'percent',
      value: 5,
      minimum: 0,
      starts_at: '2026-01-01T00:00:00Z',
      ends_at: '2027-01-01T00:00:00Z',
      max_uses: 1,
    },
  }),
  admin({ method: 'POST', path: API.deskCodeStop, body: {}, unknown: NOT_FOUND }),
  admin({ method: 'GET', path: API.deskSoldOut }),
  admin({
    method: 'POST',
    path: API.deskSoldOut,
    body: { item_ids: ['pouch-einzelpack'], sold_out: false },
  }),
];
