import type { CreateCheckoutBody } from '../../contract/checkout.ts';
import type { Lang } from '../../routes.ts';
import { boughtLines, holdsBought } from '../../rules/bought-lines.ts';
import { wasPaid } from '../../rules/order-states.ts';
import { codeHolder } from '../discount-codes/reserve-code.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { notifyOrders } from '../orders/order-notices.ts';
import { orderOfKey } from '../orders/order-sessions.ts';
import { expireSession, type OpenSession, openSession } from '../payments/provider.ts';
import { isUnderWay } from '../payments/session-facts.ts';
import { successUrl } from '../payments/session-params.ts';
import { settleCheckout } from '../payments/settle.ts';
import type { Shop } from '../shop.ts';
import { type DraftRefusal, draftOrder } from './order-draft.ts';
import {
  claimAttempt,
  keepSession,
  placeOrder,
  releaseKey,
  requestHash,
  rewriteOrder,
  type Wanted,
} from './pending-order.ts';

export interface StartRequest {
  readonly body: CreateCheckoutBody;
  readonly language: Lang;
  readonly key: string | null;
  readonly user: { readonly id: string; readonly email: string } | null;
  readonly referrer: string | null;
  /** The network it came from, as limits count it. */
  readonly network: string;
}

export type Starting =
  | { readonly ok: true; readonly url: string; readonly checkoutSessionId: string }
  | DraftRefusal;

/** Someone else wrote the order in between; more rounds than this are no coincidence. */
const MAX_ROUNDS = 5;
/** Stripe wants 30 minutes from now to a session's end. */
const LEAST_LIFE_MS = 31 * 60 * 1000;

/** Where the shopper is led, and for which checkout. */
const toPage = ({ id, url }: OpenSession): Starting => ({ ok: true, url, checkoutSessionId: id });
/** A guest's order is whose key it is. */
const isOfAnother = (order: OrderRow, user: StartRequest['user']): boolean =>
  order.userId !== null && order.userId !== user?.id;
const UNAVAILABLE: Starting = { ok: false, code: 'payment_unavailable' };
const CONFLICT: Starting = { ok: false, code: 'idempotency_conflict' };
/** Unlike a conflict, this never passes: the browser is to start another attempt. */
const OVER: Starting = { ok: false, code: 'attempt_over' };

/**
 * Turns a cart into a pending order and its hosted payment page (docs/specification.md#7-interfaces).
 * Double clicks, retries and the back button carry the same key and find the same order: with the
 * same contents the same page, with others a new page after the old one was closed. Once it is paid
 * there is nothing but the way to `/success` for a cart that still holds what was bought; for any
 * other, and for any other person, the attempt is over.
 */
export async function startCheckout(shop: Shop, request: StartRequest): Promise<Starting> {
  const { body, key, user, referrer } = request;
  const drafting = await draftOrder(shop, body, request.language);
  if (!drafting.ok) return (await paidBefore(shop, request)) ?? drafting;
  const wanted: Wanted = {
    draft: drafting.draft,
    key,
    user,
    referrer,
    holder: codeHolder(shop.settings, request.network),
    cart: body.items,
    paymentMethods: body.payment_method_types,
  };
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const placing = await placeOrder(shop, wanted);
    if (placing.kind === 'refused') return { ok: false, code: placing.code };
    if (placing.kind === 'placed') {
      void notifyOrders(shop);
      return openPage(shop, placing.order);
    }
    const resumed = await resume(shop, placing.order, wanted);
    if (resumed !== 'again') return resumed;
  }
  return CONFLICT;
}

/**
 * A cart that can't be ordered any more, because its goods are sold out or its code has ended, may be one
 * that is paid, or whose money is on its way: then that is the answer. Undefined when it is not, or
 * somebody else's.
 */
async function paidBefore(shop: Shop, request: StartRequest): Promise<Starting | undefined> {
  const known = await orderOfKey(shop.db, request.key);
  if (!known || isOfAnother(known, request.user)) return undefined;
  const { checkoutSessionId, status } = known;
  const settling =
    status === 'pending' && checkoutSessionId !== null
      ? await settleCheckout(shop, checkoutSessionId, 'checkout')
      : undefined;
  const { order, facts } = settling?.ok ? settling : { order: known };
  if (!wasPaid(order.status) && !(facts && isUnderWay(facts))) return undefined;
  return alreadyPaid(shop, order, request.body.items);
}

/** The key has an order already. `again`: it changed while being looked at. */
async function resume(shop: Shop, order: OrderRow, wanted: Wanted): Promise<Starting | 'again'> {
  const paid = wasPaid(order.status);
  // Whoever it belongs to: nothing of an order that ended is continued.
  if (!paid && order.status !== 'pending') {
    await releaseKey(shop, order);
    return 'again';
  }
  if (isOfAnother(order, wanted.user)) return OVER;
  if (paid) return alreadyPaid(shop, order, wanted.cart);
  const same = order.requestHash === requestHash(wanted);
  if (order.checkoutSessionId === null) return finishOpening(shop, order, wanted, same);
  const settling = await settleCheckout(shop, order.checkoutSessionId, 'checkout');
  if (!settling.ok) {
    if (settling.reason === 'busy') return 'again';
    if (settling.reason === 'unavailable') return UNAVAILABLE;
    // Stripe won't say whether this page is paid, so there is no second one while it could be.
    return order.expiresAt.getTime() > shop.now() ? UNAVAILABLE : OVER;
  }
  if (settling.order.status !== 'pending') return 'again';
  // Somebody has replaced that page meanwhile: nothing was learnt about theirs, and it may be open.
  if (settling.order.checkoutSessionId !== order.checkoutSessionId) return 'again';
  const { facts } = settling;
  if (isUnderWay(facts)) return alreadyPaid(shop, settling.order, wanted.cart);
  if (facts.payable && same && order.checkoutUrl !== null) {
    return toPage({ id: order.checkoutSessionId, url: order.checkoutUrl });
  }
  const open = facts.payable ? order.checkoutSessionId : null;
  return replacePage(shop, settling.order, wanted, open);
}

/**
 * The request that made this order never heard whether its page was opened: the process died, or the
 * answer took too long. Asked with the same key, the payment provider says it; so a page that was
 * opened late is used or closed, and never left open beside another. A provider that failed over it
 * for good says no more with that key: the next attempt has another. `again`: it is known now.
 */
async function finishOpening(
  shop: Shop,
  order: OrderRow,
  wanted: Wanted,
  same: boolean,
): Promise<Starting | 'again'> {
  const opened = await openSession(shop, order);
  if (!opened.ok) {
    return opened.failure === 'unavailable' ? UNAVAILABLE : replacePage(shop, order, wanted, null);
  }
  if (!(await keepSession(shop, order, opened.value))) {
    await expireSession(shop, opened.value.id);
    return 'again';
  }
  // What was opened a while ago may be paid or over by now.
  const fresh = order.expiresAt.getTime() - shop.now() > LEAST_LIFE_MS;
  return same && fresh ? toPage(opened.value) : 'again';
}

/**
 * Paid, or the money is on its way: never a second page for the same goods. A cart without them was
 * filled since, by a tab that never saw `/success`.
 */
function alreadyPaid(shop: Shop, order: OrderRow, cart: Wanted['cart']): Starting {
  if (!holdsBought(cart, boughtLines(order.items))) return OVER;
  const id = order.checkoutSessionId ?? '';
  return toPage({ id, url: successUrl(shop.settings.baseUrl, order.language, id) });
}

/** Closes the old page first, so that at no time two of them can be paid. */
async function replacePage(
  shop: Shop,
  order: OrderRow,
  wanted: Wanted,
  openSessionId: string | null,
): Promise<Starting | 'again'> {
  const claimed = await claimAttempt(shop, order);
  if (!claimed) return 'again';
  if (openSessionId !== null) {
    const expired = await expireSession(shop, openSessionId);
    if (!expired.ok) return expired.failure === 'refused' ? 'again' : UNAVAILABLE;
  }
  const rewritten = await rewriteOrder(shop, claimed, wanted);
  if (rewritten === 'superseded') return CONFLICT;
  if (typeof rewritten === 'string') return { ok: false, code: rewritten };
  void notifyOrders(shop);
  return openPage(shop, rewritten);
}

async function openPage(shop: Shop, order: OrderRow): Promise<Starting> {
  const opened = await openSession(shop, order);
  if (!opened.ok) return UNAVAILABLE;
  if (await keepSession(shop, order, opened.value)) return toPage(opened.value);
  await expireSession(shop, opened.value.id);
  return CONFLICT;
}
