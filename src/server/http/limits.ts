import { TokenBuckets } from './token-buckets.ts';

/**
 * Every limit of the API, with its reason (docs/specification.md#6-roles). Each is a token bucket per key
 * and node: `burst` requests at once, then `perMinute`. The key is the client's address (IPv6: its /64)
 * unless the comment says otherwise. Nodes count apart, so a sender that reaches two nodes may send twice as
 * much. That is enough to protect the others. `mails` marks limits of what mails an address that nobody has proved
 * (`mail-queue/mail-causes.ts`): their refusal names other ways to reach the shop.
 */
export const LIMITS = {
  /** A page change and every 30 s per tab: an office of 200 people behind one address still fits. */
  beats: { burst: 300, perMinute: 900 },
  /** Beats with an unknown id, so that one address can't inflate the dashboard's numbers. */
  newVisits: { burst: 120, perMinute: 60 },
  /** By visit id: 2 a minute without page changes, plus quick page changes. */
  beatsOfVisit: { burst: 30, perMinute: 60 },
  /** Each makes an order and a call to Stripe. A double click and the retry count, too. */
  createCheckout: { burst: 20, perMinute: 20 },
  /** `/success` polls until the payment has arrived; pages of orders ask once. */
  readCheckout: { burst: 60, perMinute: 120 },
  /** Requested once per page and opened cart while a payment is under way; keys can't be guessed. */
  checkoutAttempt: { burst: 120, perMinute: 120 },
  /** Served from memory; requested per opened page and opened cart. An office fits, as with beats. */
  soldOut: { burst: 300, perMinute: 600 },
  /** A filter, order or page of a long list each. Computed from memory, so an office fits, too. */
  list: { burst: 120, perMinute: 300 },
  /** A typist asks up to five times a second; each takes up to 50 ms of a large range's shop. */
  search: { burst: 120, perMinute: 240 },
  /** Fetched by Google once a day; a large range's takes a second of CPU. */
  feed: { burst: 10, perMinute: 2 },
  /** Files of uploaded pictures that this node has to make or look for; made ones are not limited. */
  media: { burst: 240, perMinute: 600 },
  /** Everything that tells whether a code is right shares it: codes are short, and guessing is to be impractical. */
  discountCode: { burst: 15, perMinute: 15 },
  /** Each costs 45 ms of hashing. Devices that were signed in before don't count. */
  signIn: { burst: 20, perMinute: 10 },
  /** By login: 10 wrong passwords or codes, then one every 90 s. */
  proofOfLogin: { burst: 10, perMinute: 2 / 3 },
  /** Each costs the same hashing and stores an account. A school class that registers at once fits. */
  signUp: { burst: 30, perMinute: 1, mails: true },
  /** Reset, verification and change of address; `mailed-links.ts` limits the inbox. */
  accountMail: { burst: 10, perMinute: 1 / 2, mails: true },
  /** By sender of a contact message: receipts only, the message itself always arrives. */
  contactReceipt: { burst: 3, perMinute: 1 / 20 },
  /** By account and the address it asks for. */
  changeMail: { burst: 3, perMinute: 1 / 20, mails: true },
  /** By people of the back office: invitations, and carts of orders by telephone. */
  staffMail: { burst: 10, perMinute: 1 / 2, mails: true },
  /** By recipient; only administrators send again. */
  resentMail: { burst: 3, perMinute: 1 / 20 },
  /** By account, which mails itself. */
  testMail: { burst: 10, perMinute: 1 },
  newsletter: { burst: 10, perMinute: 1 / 2, mails: true },
  /** Each is stored and mailed to the shop. */
  contact: { burst: 5, perMinute: 1 / 2, mails: true },
  /** Requests, repeated and invalid ones included. */
  withdrawal: { burst: 30, perMinute: 30, mails: true },
  /** Complaints of who has an order's link; each is mailed to its address. */
  complaint: { burst: 10, perMinute: 1 / 2 },
  /** Photos of theirs; each is decoded. */
  complaintPhoto: { burst: 30, perMinute: 5 },
  /** Declarations that are stored. Never by order or mail address alone: strangers would keep out its owner. */
  withdrawalMail: { burst: 10, perMinute: 1 / 2, mails: true },
  /** Orders of `/kasse` that are stored or rewritten. An office that orders together fits. */
  orderMail: { burst: 10, perMinute: 1 / 2, mails: true },
  /** By kind of mail, network and mailbox (`mailboxKey`): other networks go on mailing to it. */
  mailbox: { burst: 5, perMinute: 1 / 12, mails: true },
  /** The rest of the account: reads and small writes by a person. */
  account: { burst: 120, perMinute: 240 },
  /** The back office. Generous, because admins are authenticated. */
  admin: { burst: 120, perMinute: 600 },
} as const satisfies Record<string, { burst: number; perMinute: number; mails?: true }>;

export type LimitName = keyof typeof LIMITS;

export interface Limits {
  /** Takes one token and returns 0, or returns the seconds until there is one. */
  take(name: LimitName, key: string): number;
}

/** Creates the limits of one node. `now` returns epoch milliseconds. */
export function createLimits(now: () => number): Limits {
  const buckets = Object.fromEntries(
    Object.entries(LIMITS).map(([name, limit]) => [name, new TokenBuckets(limit)]),
  ) as Record<LimitName, TokenBuckets>;
  return { take: (name, key) => buckets[name].take(key, now()) };
}
