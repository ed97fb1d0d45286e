/**
 * Retention periods of personal data. The privacy text names these, and the
 * retention job deletes by them.
 */

/** A message of the contact form, with the mails about it, once it is handled. */
export const HANDLED_MESSAGES_KEPT_DAYS = 30;
/** A message that nobody marked as handled; the shop's copy of it by mail is kept as long. */
export const UNHANDLED_MESSAGES_KEPT_DAYS = 180;
/** A withdrawal that is done and belongs to no order. */
export const DONE_WITHDRAWALS_KEPT_DAYS = 180;
/** An account whose address was never verified, without a login or a paid order. */
export const UNVERIFIED_ACCOUNTS_KEPT_DAYS = 90;
/** An invitation into the back office that has expired. */
export const EXPIRED_INVITATIONS_KEPT_DAYS = 30;
/** Customer data of an order that ended unpaid. */
export const UNPAID_ORDERS_KEPT_DAYS = 30;
/** Years after an order's last parcel until it is closed: its seller is liable for so long (§ 438 BGB). */
export const LIABLE_YEARS = 2;
/** Years for which parts of a closed order stay, after the end of the year in which it ended (§ 257 HGB, § 147 AO). */
export const CLOSED_KEPT_YEARS = { letters: 6, vouchers: 8, books: 10 } as const;
/**
 * A mail after it was sent or given up. The owner may send it again for as long; what it said can be
 * made anew from the order.
 */
export const MAILS_KEPT_DAYS = 180;
/**
 * The address of somebody who unsubscribed from the newsletter, with the times of consent: proof that
 * there was one, for as long as its lack could be fined (sections 41 BDSG, 31 OWiG).
 */
export const UNSUBSCRIBED_KEPT_YEARS = 3;
/** A request for the newsletter that its link never confirmed; the link lasts as long. */
export const UNCONFIRMED_KEPT_DAYS = 7;
/** A request to be told when something sold out is back, if nothing comes back. */
export const STOCK_REQUESTS_KEPT_DAYS = 180;
/** A review, and the consent to be asked for one by mail. */
export const REVIEWS_KEPT_YEARS = 3;
/** An event of the security log: long enough to look into an attack that is noticed late. */
export const SECURITY_EVENTS_KEPT_DAYS = 90;

/** Encrypted backups: the newest of each of so many months is kept. */
export const BACKUPS_KEPT_MONTHS = 12;
