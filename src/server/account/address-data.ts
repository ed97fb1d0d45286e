import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { invitations, verifications } from '../auth/schema.ts';
import { contactMessages, newsletterSubscribers, stockRequests } from '../forms/schema.ts';
import { mails } from '../mail-queue/schema.ts';
import { orders } from '../orders/schema.ts';
import { closedOrders } from '../retention/schema.ts';
import { reviewRequests, reviews } from '../reviews/schema.ts';
import type { Database, Shop, Transaction } from '../shop.ts';
import { withdrawals } from '../withdrawals/schema.ts';

/**
 * Data that came with a mail address alone. It belongs to whoever has proved to own the address. Paid orders are no
 * part of it: they are kept for bookkeeping (§ 257 HGB, § 147 AO).
 */

type AddressColumn =
  | typeof mails.recipient
  | typeof orders.customerEmail
  | typeof contactMessages.email
  | typeof newsletterSubscribers.email
  | typeof stockRequests.email
  | typeof withdrawals.email;

/** Compares without regard to case. */
export function hasAddress(column: AddressColumn, email: string): SQL {
  return sql`lower(${column}) = ${email.toLowerCase()}`;
}

/** Reviews, or consents to be asked for them, of orders with an address. */
const isOfAddress = ({ orderId }: typeof reviews | typeof reviewRequests, email: string): SQL =>
  sql`${orderId} in (select id from orders where lower(customer_email) = ${email.toLowerCase()})`;

/** Everything kept of an address beside orders, for an export. */
export async function readAddressData(shop: Pick<Shop, 'db'>, email: string) {
  const newsletter = await shop.db
    .select({
      email: newsletterSubscribers.email,
      status: newsletterSubscribers.status,
      language: newsletterSubscribers.language,
      requested_at: newsletterSubscribers.requestedAt,
      confirmed_at: newsletterSubscribers.confirmedAt,
      consent: newsletterSubscribers.consent,
      consent_version: newsletterSubscribers.consentVersion,
      unsubscribed_at: newsletterSubscribers.unsubscribedAt,
    })
    .from(newsletterSubscribers)
    .where(hasAddress(newsletterSubscribers.email, email));
  const messages = await shop.db
    .select({
      first_name: contactMessages.firstName,
      last_name: contactMessages.lastName,
      email: contactMessages.email,
      subject: contactMessages.subject,
      message: contactMessages.message,
      urgent: contactMessages.urgent,
      language: contactMessages.language,
      created_at: contactMessages.createdAt,
      handled_at: contactMessages.handledAt,
      reply: contactMessages.reply,
      replied_at: contactMessages.repliedAt,
    })
    .from(contactMessages)
    .where(hasAddress(contactMessages.email, email));
  // Without their content: the orders and messages they were about hold it.
  const sent = await shop.db
    .select({
      kind: mails.kind,
      recipient: mails.recipient,
      language: mails.language,
      created_at: mails.createdAt,
      sent_at: mails.sentAt,
    })
    .from(mails)
    .where(hasAddress(mails.recipient, email))
    .orderBy(desc(mails.createdAt));
  const declared = await shop.db
    .select({
      name: withdrawals.name,
      order: withdrawals.orderNumber,
      email: withdrawals.email,
      goods: withdrawals.goods,
      language: withdrawals.language,
      declared_at: withdrawals.declaredAt,
      done_at: withdrawals.doneAt,
    })
    .from(withdrawals)
    .where(hasAddress(withdrawals.email, email));
  const stock = await shop.db
    .select({
      item: stockRequests.mark,
      email: stockRequests.email,
      language: stockRequests.language,
      requested_at: stockRequests.requestedAt,
      confirmed_at: stockRequests.confirmedAt,
    })
    .from(stockRequests)
    .where(hasAddress(stockRequests.email, email));
  const { orderId: _, id: __, ...ofReview } = getTableColumns(reviews);
  const written = await shop.db.select(ofReview).from(reviews).where(isOfAddress(reviews, email));
  const { orderId: ___, ...ofConsent } = getTableColumns(reviewRequests);
  const consents = await shop.db
    .select(ofConsent)
    .from(reviewRequests)
    .where(isOfAddress(reviewRequests, email));
  // Locked, but the person's own.
  const closed = await shop.db
    .select({
      number: orders.number,
      person: closedOrders.person,
      letters: closedOrders.letters,
      closed_at: closedOrders.closedAt,
    })
    .from(closedOrders)
    .innerJoin(orders, eq(orders.id, closedOrders.orderId))
    .where(eq(closedOrders.email, email.toLowerCase()));
  return {
    ...{ newsletter, stock_requests: stock, messages, withdrawals: declared, mails: sent },
    ...{ reviews: written, review_consents: consents, closed_orders: closed },
  };
}

/** Mails to an address, and the shop's own copies of its messages, which hold name and address, too. */
function mailsOf(db: Database | Transaction, email: string): SQL | undefined {
  const written = db
    .select({ ref: sql<string>`${contactMessages.id}::text` })
    .from(contactMessages)
    .where(hasAddress(contactMessages.email, email));
  const copies = and(eq(mails.kind, 'contact-copy'), inArray(mails.ref, written));
  return or(hasAddress(mails.recipient, email), copies);
}

/**
 * Withdrawals that may go: done, and about no order. Those of an order are letters kept with it (§ 257 HGB), and open
 * ones are somebody's right.
 */
export const isDoneAlone = and(isNull(withdrawals.orderId), isNotNull(withdrawals.doneAt));
const goingOf = (email: string) => and(hasAddress(withdrawals.email, email), isDoneAlone);

/** Rows kept of an address beside orders and account. */
interface AddressCounts {
  readonly messages: number;
  readonly mails: number;
  /** Newsletter, and requests for what is sold out. */
  readonly subscriptions: number;
  readonly withdrawals: number;
  readonly reviews: number;
}

/** Counts what `eraseAddressData` would delete. */
export async function countAddressData(
  db: Database | Transaction,
  email: string,
): Promise<AddressCounts> {
  return {
    messages: await db.$count(contactMessages, hasAddress(contactMessages.email, email)),
    mails: await db.$count(mails, mailsOf(db, email)),
    subscriptions:
      (await db.$count(newsletterSubscribers, hasAddress(newsletterSubscribers.email, email))) +
      (await db.$count(stockRequests, hasAddress(stockRequests.email, email))),
    withdrawals: await db.$count(withdrawals, goingOf(email)),
    reviews: await db.$count(reviews, isOfAddress(reviews, email)),
  };
}

/** Deletes newsletter, requests, messages, mails, invitations, done withdrawals and reviews of an address; returns how many rows of each. */
export async function eraseAddressData(tx: Transaction, email: string): Promise<AddressCounts> {
  // The copies are found by the messages, so they go first.
  const letters = await tx.delete(mails).where(mailsOf(tx, email));
  const messages = await tx.delete(contactMessages).where(hasAddress(contactMessages.email, email));
  const subscriptions = await tx
    .delete(newsletterSubscribers)
    .where(hasAddress(newsletterSubscribers.email, email));
  await tx.delete(invitations).where(eq(invitations.email, email.toLowerCase()));
  const requests = await tx.delete(stockRequests).where(hasAddress(stockRequests.email, email));
  const declared = await tx.delete(withdrawals).where(goingOf(email));
  const written = await tx.delete(reviews).where(isOfAddress(reviews, email));
  await tx.delete(reviewRequests).where(isOfAddress(reviewRequests, email));
  return {
    messages: messages.rowCount ?? 0,
    mails: letters.rowCount ?? 0,
    subscriptions: (subscriptions.rowCount ?? 0) + (requests.rowCount ?? 0),
    withdrawals: declared.rowCount ?? 0,
    reviews: written.rowCount ?? 0,
  };
}

/** Values of an order that says no more whose it was. Goods, sums and history stay. */
export const ANONYMOUS = {
  customerEmail: null,
  customerName: null,
  address: null,
  billing: null,
  userId: null,
} as const;
/** Orders that ended without money; no book names them. */
export const isEndedUnpaid = inArray(orders.status, ['expired', 'failed']);

/** Takes out of unpaid orders whose they were; returns how many. */
export async function anonymiseUnpaid(tx: Transaction, whose: SQL | undefined): Promise<number> {
  const unpaid = await tx.update(orders).set(ANONYMOUS).where(and(whose, isEndedUnpaid));
  return unpaid.rowCount ?? 0;
}

/** Erases all that came with an address, beside its paid orders and its account. */
export async function eraseAddress(tx: Transaction, email: string) {
  // Links that would make it the address of an account: `<account> <address>`.
  await tx.delete(verifications).where(sql`split_part(${verifications.value}, ' ', 2) = ${email}`);
  return {
    unpaid_orders: await anonymiseUnpaid(tx, hasAddress(orders.customerEmail, email)),
    ...(await eraseAddressData(tx, email)),
  };
}
