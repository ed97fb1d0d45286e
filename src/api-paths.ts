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
  dashboardSnapshot: '/api/admin/dashboard/snapshot',
  dashboardLive: '/api/admin/dashboard/live',
  dashboardHistory: '/api/admin/dashboard/history',
  dashboardOrders: '/api/admin/dashboard/orders',
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

/** Names of a path's parameters: `'id' | 'mail'` of `/api/admin/orders/:id/mails/:mail/resend`. */
export type ParamOf<Path extends string> = Path extends `${infer Start}/${infer Rest}`
  ? ParamOf<Start> | ParamOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** Returns an API path with its parameters, which it encodes: `apiPath(API.adminOrder, { id })`. */
export function apiPath<Path extends string>(
  path: Path,
  params: Readonly<Record<ParamOf<Path>, string>>,
): string {
  const values: Readonly<Record<string, string>> = params;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
