import type { Context } from 'hono';
import { failure } from '../errors.ts';
import type { Shop } from '../shop.ts';
import { limitKey } from './client-address.ts';
import { TokenBuckets } from './token-buckets.ts';

/**
 * Every limit of the API, with its reason (docs/specification.md#6-roles). Each is a token bucket
 * per key and node: `burst` requests at once, then `perMinute`. A key is the client's address
 * (IPv6: its /64) unless the name says otherwise. Several nodes each allow as much, which is fine:
 * these limits keep one sender from hurting the others, they are no accounting.
 */
export const LIMITS = {
  /** A page change and every 30 s per tab: an office of 200 people behind one address still fits. */
  beats: { burst: 300, perMinute: 900 },
  /** Ids never heard of: nobody's numbers are to be made up from one address. */
  newVisits: { burst: 120, perMinute: 60 },
  /** By visit id: 2 a minute at rest, plus as many page changes as a hurried thumb makes. */
  beatsOfVisit: { burst: 30, perMinute: 60 },
  /** A product page asks once; the answer is kept for all of them. */
  viewers: { burst: 120, perMinute: 240 },
  /** Each makes an order and a call to Stripe. A double click and the retry count, too. */
  createCheckout: { burst: 20, perMinute: 20 },
  /** `/success` asks again every few seconds until the payment has arrived. */
  readCheckout: { burst: 60, perMinute: 120 },
  /** Asked once per page and opened drawer while a payment is under way; keys can't be guessed. */
  checkoutAttempt: { burst: 120, perMinute: 120 },
  /** Answered from memory, once per page opened and when the cart is; an office fits, as with beats. */
  soldOut: { burst: 300, perMinute: 600 },
  /** A code is short; this keeps guessing all of them from being worth it. */
  discountCode: { burst: 15, perMinute: 15 },
  /** Each costs 45 ms of hashing; devices that were signed in before are not counted. */
  signIn: { burst: 20, perMinute: 10 },
  /** By login: 10 wrong passwords or codes by whoever sits before it, then one every 90 s. */
  proofOfLogin: { burst: 10, perMinute: 2 / 3 },
  /** Hashing again, and each stores an account. A school class registering at once still fits. */
  signUp: { burst: 30, perMinute: 1 },
  /** Reset and verification: each sends a mail to an address somebody only claims to own. */
  accountMail: { burst: 10, perMinute: 1 / 2 },
  /** By recipient: nobody's inbox is to be filled through us. */
  mailToRecipient: { burst: 3, perMinute: 1 / 20 },
  /** Opt-in mails, as above. */
  newsletter: { burst: 10, perMinute: 1 / 2 },
  /** Each is stored and mailed to the shop. */
  contact: { burst: 5, perMinute: 1 / 2 },
  /** The rest of the account: reads and small writes by a person's hand. */
  account: { burst: 120, perMinute: 240 },
  /** The owner's desk; generous, because an admin is who he is. */
  admin: { burst: 120, perMinute: 600 },
} as const satisfies Record<string, { burst: number; perMinute: number }>;

export type LimitName = keyof typeof LIMITS;

export interface Limits {
  /** Takes one token; answers 0, or the seconds until there is one. */
  take(name: LimitName, key: string): number;
}

/** Buckets of one node. `now` in epoch milliseconds. */
export function createLimits(now: () => number): Limits {
  const buckets = new Map<LimitName, TokenBuckets>();
  return {
    take(name, key) {
      let own = buckets.get(name);
      if (own === undefined) {
        own = new TokenBuckets(LIMITS[name]);
        buckets.set(name, own);
      }
      return own.take(key, now());
    },
  };
}

/** The 429 answer when the limit is reached, else undefined. `key` defaults to the address. */
export function limited(
  c: Context,
  shop: Shop,
  name: LimitName,
  key: string = limitKey(c.get('address')),
): Response | undefined {
  const wait = shop.limits.take(name, key);
  return wait === 0 ? undefined : failure(c, 'rate_limited', { retryAfterSeconds: wait });
}
