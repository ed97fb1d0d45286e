import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { OfferedMethod } from '#catalogue/payment-methods.ts';
import type { Customer } from '#contract/customer.ts';
import { rangeOf } from '#rules/range.ts';
import { releaseCode } from '../discount-codes/discount-codes.ts';
import { refuseAgain, reserveCode } from '../discount-codes/reserve-code.ts';
import { firmIn } from '../firm.ts';
import { type HasLegalTexts, pinLegalText } from '../mail/legal-text.ts';
import { addressOf } from '../orders/address-of.ts';
import { appendOrderEvent } from '../orders/order-events.ts';
import { type OrderRow, queuePlacedMail } from '../orders/order-mails.ts';
import { keepReplaced, orderOfKey } from '../orders/order-sessions.ts';
import { orders } from '../orders/schema.ts';
import { RECONCILE_SOON } from '../payments/reconcile.ts';
import type { HasCatalogueInForce, Shop, Transaction } from '../shop.ts';
import { checkStock, holdStock, releaseStock, type StockRefusal } from '../stock/reserve-stock.ts';
import { keepReviewConsent } from './keep-review-consent.ts';
import {
  columnsOf,
  type DraftRefusal,
  type DraftResult,
  draftOrder,
  type OrderDraft,
  stockRefusal,
} from './order-draft.ts';
import { compareRequest, type PaymentRequest, requestHash } from './payment-request.ts';
import type { RequestState } from './start-table.ts';

/**
 * Of the methods a request names those the shop takes; all of those for a request that names none,
 * such as the browser's retry.
 */
function offeredMethods(
  { settings }: Pick<Shop, 'settings'>,
  { catalogue, paymentMethods: named }: PaymentRequest,
): OfferedMethod[] {
  const { methods } = firmIn(catalogue, settings);
  const taken = methods.filter((method) => named?.includes(method) ?? true);
  return taken.length === 0 ? [...methods] : taken;
}

/**
 * Time in which a checkout can be paid, and for which it holds stock and code. Stripe's minimum is 30 minutes; the rest
 * is for clocks that differ, and for repeating a request that crashed before Stripe answered.
 */
const CHECKOUT_LASTS_MS = 35 * 60 * 1000;

const NO_PAGE = { checkoutSessionId: null, checkoutUrl: null, unreadableSince: null };

export type PlaceResult =
  | { readonly kind: 'placed'; readonly order: OrderRow }
  /** `drafted` is the request, priced. */
  | {
      readonly kind: 'found';
      readonly order: OrderRow;
      readonly request: RequestState;
      readonly drafted: DraftResult;
    }
  | { readonly kind: 'refused'; readonly refusal: DraftRefusal };

export type OrderShop = Shop & HasLegalTexts & HasCatalogueInForce;

/** Takes the version that is in force in this transaction: nothing is ordered that a publish has withdrawn. */
async function inForce(
  shop: OrderShop,
  tx: Transaction,
  shown: PaymentRequest,
): Promise<PaymentRequest> {
  return { ...shown, catalogue: await shop.parts.catalogue.inForce(tx) };
}

/**
 * Prices a request and stores its pending order, or finds the one its key has made. Of any number of equal
 * requests at once one places and the others find, because the key is unique in the table.
 */
export async function placeOrder(shop: OrderShop, shown: PaymentRequest): Promise<PlaceResult> {
  const legalText = await pinLegalText(shop, shown);
  return shop.db.transaction(async (tx): Promise<PlaceResult> => {
    const wanted = await inForce(shop, tx, shown);
    const drafted = await draftOrder(shop, tx, wanted);
    const find = async (): Promise<PlaceResult | undefined> => {
      const order = await orderOfKey(tx, wanted.key);
      if (!order) return undefined;
      const request = await compareRequest(shop, tx, order, wanted, drafted);
      return { kind: 'found', order, request, drafted };
    };
    const known = await find();
    if (known) return known;
    if (!drafted.ok) return { kind: 'refused', refusal: drafted };
    const { discountCode: code, takes } = drafted.draft;
    // Locks are taken in one order everywhere: the order's row, counts, the code.
    const stock = await checkStock(tx, takes, wanted, null);
    if (!stock.ok) return (await find()) ?? refuseStock(stock, wanted);
    const unmailed = wanted.takeMail();
    if (unmailed) return (await find()) ?? { kind: 'refused', refusal: unmailed };
    const reserved = await reserveCode(tx, code, wanted);
    // The last use may have gone to this very key a moment ago (a double click).
    if (!reserved.ok) return (await find()) ?? { kind: 'refused', refusal: reserved };
    const [order] = await tx
      .insert(orders)
      .values({
        id: randomUUID(),
        idempotencyKey: wanted.key,
        createdAt: new Date(shop.now()),
        referrer: wanted.referrer,
        codeHolder: reserved.holder,
        ...contents(shop, drafted.draft, wanted, legalText),
      })
      .onConflictDoNothing({ target: orders.idempotencyKey })
      .returning();
    if (order) {
      const at = new Date(shop.now());
      await holdStock(tx, order.id, takes, wanted.holder);
      await appendOrderEvent(tx, order.id, 'created', 'checkout', at, { amount: order.amount });
      await queuePlacedMail(shop, tx, order, contentOf(drafted.draft, wanted));
      await keepReviewConsent(shop, tx, order, wanted);
      await shop.jobs.add('reconcile', {}, { ...RECONCILE_SOON, tx });
      return { kind: 'placed', order };
    }
    if (code !== null) await releaseCode(tx, code);
    const twin = await find();
    if (!twin) throw new Error('an idempotency key conflicts with no order');
    return twin;
  });
}

function refuseStock(stock: StockRefusal, { cart, catalogue }: PaymentRequest) {
  return { kind: 'refused' as const, refusal: stockRefusal(stock, cart, rangeOf(catalogue)) };
}

/** Returns a hash of what an order says to its buyer; the retry without payment methods has the same. */
const contentOf = (draft: OrderDraft, wanted: PaymentRequest) =>
  requestHash(draft, { ...wanted, paymentMethods: undefined });

/** Lines of the billing address that was asked for. */
function billingOf({ billing }: Partial<Customer>): string[] | null {
  if (!billing) return null;
  const { company, name, street, addition, postcode, town } = billing;
  return [company, name, street, addition, `${postcode} ${town}`].filter(
    (line) => line !== undefined,
  );
}

function contents(shop: Shop, draft: OrderDraft, wanted: PaymentRequest, legalText: string) {
  const now = shop.now();
  const { user, customer } = wanted;
  return {
    ...columnsOf(draft),
    legalText,
    userId: user?.id ?? null,
    customerEmail: customer?.email ?? user?.email ?? null,
    customerName: customer?.name ?? null,
    address: customer ? addressOf(customer) : null,
    billing: billingOf(customer ?? {}),
    requestHash: requestHash(draft, wanted),
    paymentMethods: offeredMethods(shop, wanted),
    // Whole seconds, because that is what Stripe counts in.
    expiresAt: new Date(Math.ceil((now + CHECKOUT_LASTS_MS) / 1000) * 1000),
    updatedAt: new Date(now),
  };
}

/**
 * Announces that the order's checkout session is about to be replaced: from here on the end of the
 * old session no longer ends the order. Undefined when the order is not as it was read.
 */
export async function claimAttempt(shop: Shop, seen: OrderRow): Promise<OrderRow | undefined> {
  const [claimed] = await shop.db
    .update(orders)
    .set({ attempt: seen.attempt + 1, updatedAt: new Date(shop.now()) })
    .where(asSeen(seen))
    .returning();
  return claimed;
}

type RewriteResult =
  | { readonly kind: 'rewritten'; readonly order: OrderRow }
  /** The order is not as it was read. */
  | { readonly kind: 'superseded' }
  | { readonly kind: 'refused'; readonly refusal: DraftRefusal };

/** Prices the new request and fills the order with it, after the old session can no longer be paid. */
export async function rewriteOrder(
  shop: OrderShop,
  claimed: OrderRow,
  shown: PaymentRequest,
): Promise<RewriteResult> {
  const legalText = await pinLegalText(shop, shown);
  return shop.db.transaction(async (tx): Promise<RewriteResult> => {
    const [locked] = await tx.select().from(orders).where(asSeen(claimed)).for('update');
    if (!locked) return { kind: 'superseded' };
    await keepReplaced(tx, locked.id, locked.checkoutSessionId, new Date(shop.now()));
    const wanted = await inForce(shop, tx, shown);
    const drafted = await draftOrder(shop, tx, wanted);
    if (!drafted.ok) return { kind: 'refused', refusal: drafted };
    const { discountCode: code, takes } = drafted.draft;
    const stock = await checkStock(tx, takes, wanted, locked.id);
    if (!stock.ok) return refuseStock(stock, wanted);
    let { codeHolder } = locked;
    if (code !== locked.discountCode) {
      const reserved = await reserveCode(tx, code, wanted);
      if (!reserved.ok) return { kind: 'refused', refusal: reserved };
      codeHolder = reserved.holder;
      if (locked.discountCode !== null) await releaseCode(tx, locked.discountCode);
    } else if (code !== null) {
      // Its buyer may be another one by now.
      const refused = await refuseAgain(tx, code, wanted, locked.id);
      if (refused) return { kind: 'refused', refusal: refused };
    }
    await releaseStock(tx, locked.id);
    await holdStock(tx, locked.id, takes, wanted.holder);
    const [order] = await tx
      .update(orders)
      .set({ ...contents(shop, drafted.draft, wanted, legalText), ...NO_PAGE, codeHolder })
      .where(eq(orders.id, locked.id))
      .returning();
    if (!order) throw new Error(`order ${locked.id} vanished under its lock`);
    const data = { attempt: order.attempt, amount: order.amount };
    await appendOrderEvent(tx, order.id, 'renewed', 'checkout', new Date(shop.now()), data);
    await queuePlacedMail(shop, tx, order, contentOf(drafted.draft, wanted));
    await keepReviewConsent(shop, tx, order, wanted);
    return { kind: 'rewritten', order };
  });
}

function asSeen(seen: OrderRow) {
  return and(
    eq(orders.id, seen.id),
    eq(orders.attempt, seen.attempt),
    eq(orders.status, 'pending'),
    // A page that was remembered after the order was read must be closed before it is forgotten.
    sql`${orders.checkoutSessionId} is not distinct from ${seen.checkoutSessionId}`,
  );
}
