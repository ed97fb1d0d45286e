import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'hono';
import { failure } from '../errors.ts';
import { limitKey } from '../http/client-address.ts';
import { limited } from '../http/limits.ts';
import { noteRefusal } from '../security-log/security-log.ts';
import type { Shop } from '../shop.ts';
import { setTriedAccount } from './account-events.ts';
import { knownDevice } from './known-device.ts';
import { tellOfAttack } from './login-attack.ts';
import type { Place } from './login-pace.ts';

/** A place whose turn is further away sends more at once than a person does. */
const WAITS_AT_MOST_MS = 30_000;
/** Requests that wait in this process; each holds a connection and little else. */
const WAITING_AT_MOST = 500;

export interface Attempt {
  /** This browser was signed in to the account before. */
  readonly isKnown: boolean;
  /** To be said when the password was right. */
  readonly succeed: () => void;
}

/**
 * Lets a try to sign in begin: at once, after a pause that grows with the wrong tries from its place,
 * or, for what no person does, with 429.
 */
export async function beginAttempt(
  shop: Shop,
  c: Context,
  email: string,
): Promise<Attempt | Response> {
  const device = knownDevice(c, shop.settings, email);
  if (device === undefined) {
    const refused = limited(c, shop, 'signIn');
    if (refused) return refused;
  }
  await setTriedAccount(shop, c, email);
  const { auth } = shop.parts;
  const { pace } = auth;
  const place: Place = { account: email, address: limitKey(c.get('address')), device };
  const { ms, atAccount } = pace.begin(place, shop.now());
  await tellOfAttack(shop, email, atAccount);
  if (ms > 0) {
    if (ms > WAITS_AT_MOST_MS || auth.waiting >= WAITING_AT_MOST) {
      return failure(c, 'rate_limited', { retryAfterSeconds: ms / 1000 });
    }
    auth.waiting += 1;
    noteRefusal(shop, c, 'slowed_down', { seconds: Math.ceil(ms / 1000) });
    await sleep(ms, undefined, { signal: shop.stopping })
      .catch(() => undefined)
      .finally(() => {
        auth.waiting -= 1;
      });
  }
  return { isKnown: device !== undefined, succeed: () => pace.succeed(place, shop.now()) };
}
