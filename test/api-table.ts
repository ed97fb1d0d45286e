import { randomUUID } from 'node:crypto';
import { API } from '#api-paths.ts';
import { DESK_API } from '#desk-paths.ts';
import { ACCOUNT_ENDPOINTS } from './account-endpoints.ts';
import {
  admin,
  anyone,
  CAMPAIGN,
  EMAIL,
  type Endpoint,
  NOBODY,
  NOT_FOUND,
  TOKEN,
  VISIT,
} from './api-endpoint.ts';
import { DUO } from './cart-items.ts';

const ONE_REVISION = { body: { revision: 1 }, unknown: NOT_FOUND };

/** Every endpoint of the API; a test fails while one is missing here. */
export const ENDPOINTS: readonly Endpoint[] = [
  anyone({ method: 'GET', path: API.health }),
  anyone({ method: 'GET', path: API.healthLive }),

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
  anyone({ method: 'POST', path: API.checkoutAttempt, body: { key: randomUUID() } }),
  anyone({
    method: 'POST',
    path: API.discountCode,
    body: { code: 'WILLKOMMEN10', subtotal: 5000, language: 'de' },
  }),
  anyone({ method: 'GET', path: API.soldOut }),
  anyone({ method: 'GET', path: API.list, query: true }),
  // Without a query it has nothing to search.
  anyone({
    method: 'GET',
    path: API.search,
    query: true,
    unknown: { status: 400, code: 'invalid_body' },
  }),
  // Only in live mode (merchant-feed.test).
  ...[API.merchantFeedDe, API.merchantFeedEn].map((path) =>
    anyone({ method: 'GET', path, unknown: NOT_FOUND }),
  ),
  anyone({ method: 'GET', path: API.media, unknown: NOT_FOUND }),
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

  ...ACCOUNT_ENDPOINTS,

  admin({ method: 'GET', path: API.adminSnapshot }),
  admin({ method: 'GET', path: API.adminHistory }),
  admin({ method: 'GET', path: API.adminOrders, query: true }),
  admin({ method: 'GET', path: API.adminLive, streams: true }),

  admin({
    method: 'POST',
    path: DESK_API.deskOrders,
    body: { q: EMAIL, status: 'paid', fulfilment: 'open', before: NOBODY },
  }),
  admin({ method: 'POST', path: DESK_API.deskOrdersCsv, body: { q: EMAIL, status: 'paid' } }),
  admin({ method: 'GET', path: DESK_API.deskOrder, unknown: NOT_FOUND }),
  admin({
    method: 'POST',
    path: DESK_API.deskPackingSlips,
    body: { orders: [NOBODY] },
    unknown: NOT_FOUND,
  }),
  admin({ method: 'POST', path: DESK_API.deskShipOrders, body: { orders: [NOBODY] } }),
  admin({
    method: 'POST',
    path: DESK_API.deskParcel,
    body: { to: 'shipped', tracking_url: 'https://parcel.example/1' },
    unknown: NOT_FOUND,
  }),
  admin({ method: 'POST', path: DESK_API.deskParcelUndo, body: {}, unknown: NOT_FOUND }),
  admin({
    method: 'POST',
    path: DESK_API.deskTracking,
    body: { tracking_url: 'https://parcel.example/2' },
    unknown: NOT_FOUND,
  }),
  admin({
    method: 'POST',
    path: DESK_API.deskRefund,
    body: { cents: 1, refunded: 0, key: randomUUID(), item_id: 'pouch-duo' },
    unknown: NOT_FOUND,
  }),
  admin({
    method: 'POST',
    path: DESK_API.deskMailResend,
    body: { key: randomUUID() },
    unknown: NOT_FOUND,
  }),
  admin({ method: 'POST', path: DESK_API.deskPerson, body: { email: EMAIL } }),
  admin({ method: 'POST', path: DESK_API.deskPersonExport, body: { email: EMAIL } }),
  admin({ method: 'POST', path: DESK_API.deskPersonErase, body: { email: EMAIL } }),
  admin({ method: 'GET', path: DESK_API.deskLog, query: true }),
  admin({ method: 'GET', path: DESK_API.deskSecurity, query: true }),
  admin({ method: 'GET', path: DESK_API.deskBackup }),
  admin({ method: 'POST', path: DESK_API.deskReleaseMails, body: {} }),
  admin({
    method: 'POST',
    path: DESK_API.deskRemoveFactors,
    body: { email: EMAIL, checked: true },
    unknown: NOT_FOUND,
  }),
  admin({ method: 'POST', path: DESK_API.deskEndLogins, body: {}, endsLogins: true }),
  admin({ method: 'GET', path: DESK_API.deskMessages, query: true }),
  admin({
    method: 'POST',
    path: DESK_API.deskMessageHandled,
    body: { handled: true },
    unknown: NOT_FOUND,
  }),
  admin({ method: 'GET', path: DESK_API.deskNewsletter }),
  admin({ method: 'GET', path: DESK_API.deskNewsletterCsv }),
  admin({ method: 'GET', path: DESK_API.deskAlerts }),
  admin({ method: 'GET', path: DESK_API.deskLostPayment, unknown: NOT_FOUND }),
  admin({ method: 'POST', path: DESK_API.deskAlertDismiss, body: {}, unknown: NOT_FOUND }),
  admin({ method: 'GET', path: DESK_API.deskFailedDeliveries }),
  admin({ method: 'POST', path: DESK_API.deskMailsRetry, body: {} }),
  admin({ method: 'POST', path: DESK_API.deskMailRetry, body: {}, unknown: NOT_FOUND }),
  admin({ method: 'POST', path: DESK_API.deskEventRetry, body: {}, unknown: NOT_FOUND }),
  admin({ method: 'GET', path: DESK_API.deskCodes }),
  admin({
    method: 'POST',
    path: DESK_API.deskCodes,
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
  admin({ method: 'POST', path: DESK_API.deskCodeStop, body: {}, unknown: NOT_FOUND }),
  admin({ method: 'POST', path: DESK_API.deskCodeResume, body: {}, unknown: NOT_FOUND }),
  admin({ method: 'GET', path: DESK_API.deskSoldOut }),
  admin({ method: 'GET', path: DESK_API.deskStock }),
  admin({
    method: 'POST',
    path: DESK_API.deskStock,
    body: { item_id: 'siegelring', on_hand: null, seen: null, threshold: null, reason: 'counted' },
  }),
  admin({ method: 'GET', path: DESK_API.deskStockLog, unknown: NOT_FOUND }),
  admin({ method: 'GET', path: DESK_API.deskMedia, query: true }),
  // An upload is read raw (media-library.test).
  admin({
    method: 'POST',
    path: DESK_API.deskMedia,
    unknown: { status: 415, code: 'picture_type' },
  }),
  admin({ method: 'GET', path: DESK_API.deskPicture, unknown: NOT_FOUND }),
  admin({ method: 'PATCH', path: DESK_API.deskPicture, body: { name: 'x' }, unknown: NOT_FOUND }),
  admin({ method: 'DELETE', path: DESK_API.deskPicture, unknown: NOT_FOUND }),
  admin({ method: 'GET', path: DESK_API.deskCatalogue }),
  admin({ method: 'GET', path: DESK_API.deskProducts, query: true }),
  admin({ method: 'GET', path: DESK_API.deskWaiting }),
  admin({ method: 'GET', path: DESK_API.deskEntry, unknown: NOT_FOUND }),
  admin({ method: 'DELETE', path: DESK_API.deskDraft, body: { revision: 1 }, unknown: NOT_FOUND }),
  admin({
    method: 'PUT',
    path: DESK_API.deskDraft,
    body: { content: { kind: 'cap', id: NOBODY }, position: 1, revision: null, base: null },
  }),
  admin({
    method: 'DELETE',
    path: DESK_API.deskDrafts,
    body: { drafts: [{ kind: 'product', id: 'nobody', revision: 1 }] },
    unknown: { status: 409, code: 'draft_changed' },
  }),
  admin({
    method: 'POST',
    path: DESK_API.deskPublish,
    body: { drafts: [{ kind: 'product', id: 'nobody', revision: 1 }], note: 'Herbst' },
    unknown: { status: 409, code: 'draft_changed' },
  }),
  admin({ method: 'GET', path: DESK_API.deskCampaigns }),
  admin({ method: 'POST', path: DESK_API.deskCampaigns, body: CAMPAIGN }),
  admin({ method: 'POST', path: DESK_API.deskCampaignPreview, body: { offer: CAMPAIGN.offer } }),
  admin({
    method: 'PUT',
    path: DESK_API.deskCampaign,
    body: { revision: 1, campaign: CAMPAIGN },
    unknown: NOT_FOUND,
  }),
  admin({ method: 'POST', path: DESK_API.deskCampaignEnd, ...ONE_REVISION }),
  admin({ method: 'GET', path: DESK_API.deskVersions, query: true }),
  admin({ method: 'GET', path: DESK_API.deskVersion, unknown: NOT_FOUND }),
  admin({ method: 'GET', path: DESK_API.deskRevive, unknown: NOT_FOUND }),
  admin({ method: 'POST', path: DESK_API.deskRevive, body: { replace: [] }, unknown: NOT_FOUND }),
  admin({ method: 'GET', path: DESK_API.deskCatalogueExport, unknown: NOT_FOUND }),
  // Its body is a table (import-table.test).
  admin({
    method: 'POST',
    path: DESK_API.deskCatalogueImport,
    unknown: { status: 415, code: 'unsupported_media_type' },
  }),
  admin({
    method: 'GET',
    path: DESK_API.deskPreview,
    query: true,
    unknown: { status: 400, code: 'invalid_body' },
  }),
  admin({
    method: 'POST',
    path: DESK_API.deskSoldOut,
    body: { item_ids: ['pouch-einzelpack'], sold_out: false },
  }),
];
