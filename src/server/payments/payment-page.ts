import type { Settings } from '../env.ts';

const STRIPE_API = 'api.stripe.com';
const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

/** Address of a payment in the dashboard of whatever speaks Stripe's API at `STRIPE_API_URL`. */
export function paymentPageUrl(
  { stripe, baseUrl }: Pick<Settings, 'stripe' | 'baseUrl'>,
  paymentIntentId: string,
): string {
  const api = new URL(stripe.apiUrl ?? `https://${STRIPE_API}`);
  if (api.hostname === STRIPE_API) {
    const mode = /^[sr]k_test_/.test(stripe.secretKey) ? '/test' : '';
    return `https://dashboard.stripe.com${mode}/payments/${paymentIntentId}`;
  }
  // On this machine, browsers reach it under the name they reach the shop by.
  if (LOOPBACK.includes(api.hostname)) api.hostname = new URL(baseUrl).hostname;
  return `${api.origin}/payments/${paymentIntentId}`;
}
