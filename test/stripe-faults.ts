import type { PaymentShop } from './payments.ts';

/** Stripe carries the call out, but its response is lost, and so are those of the library's two retries. */
export const ANSWER_LOST = {
  target: 'api',
  effect: 'cut',
  when: 'after',
  count: 3,
  method: 'POST',
  path: '/v1/checkout/sessions',
};
export const NO_WEBHOOKS = { target: 'webhook', effect: 'drop', count: 1000 };

/** Id of Stripe's latest checkout session, even if the shop never got the reply. */
export async function lastSessionAtStripe({ shop }: PaymentShop): Promise<string> {
  const { data } = await shop.stripe.checkout.sessions.list({ limit: 1 });
  return data[0]?.id ?? '';
}

/** Shortens the Stripe library's waits between its tries, which begin at half a second. */
export function retrySoon({ stripe }: Pick<PaymentShop['shop'], 'stripe'>): void {
  const seconds = () => 0.02;
  Object.assign(stripe, {
    getInitialNetworkRetryDelay: seconds,
    getMaxNetworkRetryDelay: seconds,
  });
}

/** Makes the inbox refuse the next mails; with `code` 550 for good. */
export function refuseMails({ sandbox }: PaymentShop, count: number, code = 451) {
  return fetch(`${sandbox?.inboxUrl}/api/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reject: count, code }),
  });
}
