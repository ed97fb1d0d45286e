import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { berlinDate, isoDate } from '#rules/berlin-day.ts';
import { raiseAlert } from '../alerts/alerts.ts';
import { failure } from '../errors.ts';
import { limitKey } from '../http/client-address.ts';
import { limited } from '../http/limited.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { readOwnerEmail } from '../owner.ts';
import { noteRefusal } from '../security-log/security-log.ts';
import type { Shop } from '../shop.ts';
import { setTriedAccount } from './account-events.ts';
import type { AuthShop } from './auth-parts.ts';
import { knownDevice } from './known-device.ts';
import type { LoginOrigin } from './login-pace.ts';
import { readRole } from './require-admin.ts';
import { users } from './schema.ts';

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
  shop: AuthShop,
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
  const place: LoginOrigin = { account: email, address: limitKey(c.get('address')), device };
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

/** Wrong tries within an hour that are worth a word. */
const WORTH_TELLING = 10;

/**
 * Tells the shop's owner when an account that exists is being guessed at, and once a day whoever has
 * it. Customers' accounts share one alert: a list of addresses is to flood nobody's inbox.
 */
async function tellOfAttack(shop: Shop, email: string, failures: number): Promise<void> {
  if (failures !== WORTH_TELLING) return;
  const [user] = await shop.db.select().from(users).where(eq(users.email, email));
  if (!user) return;
  shop.log.warn('many wrong passwords for one account', { account: user.id, failures });
  const subject = (await readRole(shop, user.id)) === null ? 'all' : user.id;
  await shop.db.transaction(async (tx) => {
    await raiseAlert(shop, tx, { kind: 'login_attack', subject, data: { failures } });
    if (subject !== 'all' && email === (await readOwnerEmail(tx, shop.settings))) return;
    if (!user.emailVerified) return;
    await queueMail(shop, tx, {
      kind: 'login-attempts',
      ref: `${user.id}:${isoDate(berlinDate(shop.now()))}`,
      recipient: user.email,
      language: user.language === 'en' ? 'en' : 'de',
      data: {},
    });
  });
}
