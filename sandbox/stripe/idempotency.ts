import { createHash } from 'node:crypto';
import type { IdempotencyRecord } from '../records.ts';
import type { StripeFault } from './fault.ts';

/** Stripe keeps the reply of a key for at least this long. */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Same endpoint and same parameters, in whatever order they were sent. */
export function fingerprint(endpoint: string, body: string): string {
  const pairs = [...new URLSearchParams(body)].map(([name, value]) => `${name}=${value}`).sort();
  return createHash('sha256')
    .update(`${endpoint}\n${pairs.join('\n')}`)
    .digest('hex');
}

export function isAlive(record: IdempotencyRecord, nowMs: number): boolean {
  return record.createdAt + KEY_LIFETIME_MS > nowMs;
}

export function keyInUse(key: string): StripeFault {
  return {
    status: 409,
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotency Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
  };
}

export function keyMisused(record: IdempotencyRecord, endpoint: string): StripeFault {
  const what =
    record.endpoint === endpoint
      ? 'with the same parameters they were first used with'
      : `for the same endpoint they were first used for ('${record.endpoint}' vs '${endpoint}')`;
  return {
    status: 400,
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used ${what}. Try using a key other than '${record.key}' if you meant to execute a different request.`,
  };
}
