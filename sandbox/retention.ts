import type { Records } from './records.ts';
import { KEY_LIFETIME_MS } from './stripe/idempotency.ts';

/** Stripe lists events of the last 30 days. */
const EVENT_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** False for what a rewrite of the journal may forget. Payments are kept for good. */
export function keepRecord(
  collection: keyof Records,
  value: Records[keyof Records],
  nowMs: number,
): boolean {
  if (collection === 'idempotency' && 'createdAt' in value) {
    return value.createdAt + KEY_LIFETIME_MS > nowMs;
  }
  if (collection === 'events' && 'created' in value) {
    return value.created * 1000 + EVENT_LIFETIME_MS > nowMs;
  }
  return true;
}
