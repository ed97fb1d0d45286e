import Stripe from 'stripe';
import type { Settings } from '../env.ts';
import { STRIPE_MS } from '../waits.ts';

/** With the same idempotency key, so that nothing happens twice. */
const NETWORK_RETRIES = 2;

/**
 * The official library, spoken to Stripe or to whatever speaks like it at `apiUrl`. A try that takes
 * longer than `timeoutMs` is given up and made again, `retries` times.
 */
export function createStripe(
  settings: Settings['stripe'],
  timeoutMs = STRIPE_MS,
  retries = NETWORK_RETRIES,
): Stripe {
  const url = settings.apiUrl === undefined ? undefined : new URL(settings.apiUrl);
  return new Stripe(settings.secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(url === undefined
      ? {}
      : {
          protocol: url.protocol === 'https:' ? 'https' : 'http',
          host: url.hostname,
          port: url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port),
        }),
  });
}
