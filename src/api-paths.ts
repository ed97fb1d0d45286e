/**
 * Every API path, once, as Hono patterns (docs/specification.md#7-interfaces). Apart from the
 * screens, which every page carries from the first byte: nothing is asked before it is at rest.
 */
export const API = {
  createCheckout: '/api/create-checkout',
  checkout: '/api/checkout/:session_id',
  checkoutAttempt: '/api/checkout-attempt',
  discountCode: '/api/discount-code',
  soldOut: '/api/sold-out',
  list: '/api/list',
  search: '/api/search',
  stripeWebhook: '/api/stripe-webhook',
  activeSession: '/api/active-sessions/:session_id',
  cleanupSession: '/api/cleanup-session',
  viewers: '/api/viewers',
  auth: '/api/auth/*',
  adminSnapshot: '/api/admin/snapshot',
  adminLive: '/api/admin/live',
  adminHistory: '/api/admin/history',
  adminOrders: '/api/admin/orders',
  deskOrders: '/api/desk/orders',
  deskOrdersCsv: '/api/desk/orders.csv',
  deskOrder: '/api/desk/orders/:id',
  deskParcel: '/api/desk/orders/:id/parcel',
  deskRefund: '/api/desk/orders/:id/refund',
  deskPackingSlips: '/api/desk/packing-slips',
  deskShipOrders: '/api/desk/ship-orders',
  deskMailResend: '/api/desk/orders/:id/mails/:mail/resend',
  deskPerson: '/api/desk/person',
  deskPersonExport: '/api/desk/person/export',
  deskPersonErase: '/api/desk/person/erase',
  deskLog: '/api/desk/log',
  deskSecurity: '/api/desk/security',
  deskRemoveFactors: '/api/desk/remove-factors',
  deskBackup: '/api/desk/backup',
  deskReleaseMails: '/api/desk/backup/release-mails',
  deskMessages: '/api/desk/messages',
  deskMessageHandled: '/api/desk/messages/:id/handled',
  deskNewsletter: '/api/desk/newsletter',
  deskNewsletterCsv: '/api/desk/newsletter.csv',
  deskAlerts: '/api/desk/alerts',
  deskLostPayment: '/api/desk/alerts/:id/payment',
  deskAlertDismiss: '/api/desk/alerts/:id/dismiss',
  deskFailedDeliveries: '/api/desk/troubles',
  deskMailsRetry: '/api/desk/mails/retry',
  deskMailRetry: '/api/desk/mails/:id/retry',
  deskEventRetry: '/api/desk/events/:id/retry',
  deskCodes: '/api/desk/codes',
  deskCodeStop: '/api/desk/codes/:code/stop',
  deskSoldOut: '/api/desk/sold-out',
  deskStock: '/api/desk/stock',
  deskStockLog: '/api/desk/stock/:item',
  deskCatalogue: '/api/desk/catalogue',
  deskProducts: '/api/desk/catalogue/products',
  deskWaiting: '/api/desk/catalogue/waiting',
  deskPrices: '/api/desk/catalogue/prices',
  deskPricesUndo: '/api/desk/catalogue/prices/undo',
  deskEntry: '/api/desk/catalogue/entries/:kind/:id',
  deskDraft: '/api/desk/catalogue/entries/:kind/:id/draft',
  deskPublish: '/api/desk/catalogue/publish',
  deskVersions: '/api/desk/catalogue/versions',
  deskVersion: '/api/desk/catalogue/versions/:number',
  deskPreview: '/api/desk/catalogue/preview',
  deskRevive: '/api/desk/catalogue/versions/:number/draft',
  deskCatalogueExport: '/api/desk/catalogue/export/:kind',
  deskCatalogueImport: '/api/desk/catalogue/import',
  deskMedia: '/api/desk/media',
  deskPicture: '/api/desk/media/:id',
  deskCampaigns: '/api/desk/campaigns',
  deskCampaignPreview: '/api/desk/campaigns/preview',
  deskCampaign: '/api/desk/campaigns/:id',
  deskCampaignEnd: '/api/desk/campaigns/:id/end',
  newsletter: '/api/newsletter',
  newsletterConfirm: '/api/newsletter/confirm',
  newsletterUnsubscribe: '/api/newsletter/unsubscribe',
  contact: '/api/contact',
  account: '/api/account',
  accountLanguage: '/api/account/language',
  accountOrders: '/api/account/orders',
  accountExport: '/api/account/export',
  wishlist: '/api/wishlist',
  /** Outside of `/api`, which robots.txt excludes. */
  merchantFeedDe: '/feeds/google-merchant.de.xml',
  merchantFeedEn: '/feeds/google-merchant.en.xml',
  /** Outside of `/api`: search engines may list pictures. */
  media: '/media/:id/:file',
  health: '/api/health',
  healthLive: '/api/health/live',
} as const;

/** Names of a path's parameters: `'id' | 'mail'` of `/api/desk/orders/:id/mails/:mail/resend`. */
type ParamOf<Path extends string> = Path extends `${infer Start}/${infer Rest}`
  ? ParamOf<Start> | ParamOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** Returns an API path with its parameters, which it encodes: `apiPath(API.deskOrder, { id })`. */
export function apiPath<Path extends string>(
  path: Path,
  params: Readonly<Record<ParamOf<Path>, string>>,
): string {
  const values: Readonly<Record<string, string>> = params;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
