import * as z from 'zod/mini';
import { DEFECT_KINDS } from '#rules/defects.ts';
import { LOST_REASONS } from '#rules/payment-reasons.ts';

/** Row of `security_events`, the latest that the alert stands for. */
const securityEvent = z.number();

/** Checks that go on once a live shop has opened. */
export const LIVE_CHECKS = [
  ...['company', 'invented', 'tax', 'credit'],
  ...['account', 'methods', 'webhook', 'mail', 'factor', 'texts'],
] as const;

/** Name of an item in both languages. */
const itemName = z.object({ de: z.string(), en: z.string() });

/**
 * Every condition that the owner must know of, and the facts it carries. Money in cents, times as
 * epoch milliseconds. Nothing in it is about a person.
 */
export const ALERT_DATA = {
  /** The payment provider refused a call; subject: the operation and the provider's code. */
  provider_refused: z.object({
    operation: z.string(),
    /** The provider's own sentence. */
    message: z.string(),
    type: z.optional(z.string()),
    code: z.optional(z.nullable(z.string())),
    param: z.optional(z.nullable(z.string())),
    requestId: z.nullable(z.string()),
  }),
  /** A stored checkout session can't be read with the present key; subject: the session. */
  session_unreadable: z.object({ message: z.string() }),
  /** Subject: the refund. */
  refund_failed: z.object({ cents: z.number(), reason: z.nullable(z.string()) }),
  /** Subject: the dispute. */
  dispute_opened: z.object({
    cents: z.number(),
    /** The provider's code, such as `fraudulent`. */
    reason: z.string(),
    /** Last moment for an answer, where the provider names one. */
    dueAt: z.nullable(z.number()),
  }),
  /** Two checkout sessions of one order were paid; subject: the second session. */
  paid_again: z.object({ cents: z.number() }),
  /** Subject: the order. */
  amount_mismatch: z.object({ expectedCents: z.number(), paidCents: z.number() }),
  /** A paid checkout session that can't be made an order again; subject: the session. */
  money_without_order: z.object({
    cents: z.number(),
    /** ISO 4217, in small letters. */
    currency: z.nullable(z.string()),
    /** The payment intent. */
    payment: z.nullable(z.string()),
    reason: z.enum(LOST_REASONS),
  }),
  /** An order was rebuilt from its payment; subject: the order. */
  order_rebuilt: z.object({
    cents: z.number(),
    number: z.string(),
    /** Former number of the order, if the payment names it. */
    former: z.nullable(z.string()),
  }),
  /** The provider has seen higher order numbers than the database; subject: the first one. */
  /** Of invoices with their year. */
  numbers_skipped: z.object({
    first: z.number(),
    last: z.number(),
    year: z.optional(z.number()),
  }),
  /** A paid order took a use that its discount code did not have any more; subject: the order. */
  code_over_used: z.object({ code: z.string() }),
  /** An order was paid when its reservation was over and its pieces were gone; subject: the order. */
  oversold: z.object({ pieces: z.array(z.object({ item: itemName, short: z.number() })) }),
  /** Stock is down to the owner's threshold; subject: the mark. */
  stock_low: z.object({ item: itemName, left: z.number() }),
  /** A mail was given up; subject: the mail. */
  mail_failed: z.object({ mail: z.string(), error: z.string() }),
  /** The shop could not be restored, or only to long ago (`backup/backup-fault.ts`); subject: `backup`. */
  no_backup: z.object({
    fault: z.enum(['no_key', 'old', 'no_signer']),
    /** Why the newest one is not good. */
    error: z.nullable(z.string()),
    /** The last good one, epoch milliseconds. */
    goodAt: z.nullable(z.number()),
    /** Hours without a good one that are too many. */
    hours: z.number(),
  }),
  /** A check of a live shop fails since it was opened; subject: the check. */
  live_check: z.object({ check: z.enum(LIVE_CHECKS) }),
  /** A withdrawal was declared; subject: its order, or the day it is due if it belongs to none. */
  withdrawal_new: z.object({
    number: z.nullable(z.string()),
    /** Epoch milliseconds, the first of several. */
    declaredAt: z.number(),
    dueOn: z.object({ year: z.number(), month: z.number(), day: z.number() }),
  }),
  /** A customer complains about goods; subject: the order. */
  defect_new: z.object({ number: z.string(), about: z.enum(DEFECT_KINDS) }),
  /** The money of a withdrawal is due in three days; subject as of `withdrawal_new`. */
  withdrawal_due: z.object({
    dueOn: z.object({ year: z.number(), month: z.number(), day: z.number() }),
  }),
  /** The database takes no order. Mailed at once and never stored: storing is what fails. */
  database_away: z.object({ reason: z.string() }),
  /** A published version of the catalogue is not served; subject: `catalogue`. */
  catalogue_not_shown: z.object({ error: z.string() }),
  /** Many failed logins; subject: the account or `all`. */
  login_attack: z.object({ failures: z.number() }),
  /** Another administrator than the owner signed in on a new device; subject: the account. */
  admin_new_device: z.object({ event: securityEvent }),
  /** Subject: the account that got the role. */
  admin_added: z.object({ event: securityEvent }),
  /** Subject: the administrator's account. */
  admin_factor_removed: z.object({ event: securityEvent }),
} as const;

export type AlertKind = keyof typeof ALERT_DATA;
export type AlertData<Kind extends AlertKind> = z.infer<(typeof ALERT_DATA)[Kind]>;

export const ALERT_KINDS = Object.keys(ALERT_DATA) as AlertKind[];
