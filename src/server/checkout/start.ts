import { setTimeout } from 'node:timers/promises';
import type { CreateCheckoutBody } from '#contract/checkout.ts';
import type { Customer } from '#contract/customer.ts';
import type { Lang } from '#routes.ts';
import { boughtLines, holdsBought } from '#rules/bought-lines.ts';
import { codeHolder } from '../discount-codes/reserve-code.ts';
import { takeMail } from '../mail-queue/mail-causes.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { type HasOrderNotices, notifyOrders } from '../orders/order-notices.ts';
import type { PaymentShop, StripeShop } from '../payments/payment-state.ts';
import { expireSession, type OpenSession, openSession } from '../payments/provider.ts';
import { successUrl } from '../payments/session-params.ts';
import { catalogueOf, type HasCatalogue, type Shop } from '../shop.ts';
import { decideStart } from './decide-start.ts';
import type { DraftRefusal } from './order-draft.ts';
import { keepSession, releaseKey } from './order-page.ts';
import type { PaymentRequest } from './payment-request.ts';
import {
  claimAttempt,
  type OrderShop,
  type PlaceResult,
  placeOrder,
  rewriteOrder,
} from './pending-order.ts';

interface StartRequest {
  readonly body: Omit<CreateCheckoutBody, 'customer'>;
  readonly customer: Customer | undefined;
  readonly language: Lang;
  readonly key: string | null;
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly emailVerified: boolean;
  } | null;
  readonly referrer: string | null;
  /** The network it came from, as limits count it. */
  readonly network: string;
}

type StartResult =
  | { readonly ok: true; readonly url: string; readonly checkoutSessionId: string }
  | DraftRefusal;

/** Someone else wrote the order in between; more rounds than this are no coincidence. */
const MAX_ROUNDS = 8;
/** Pause before the next round, of random length so that requests at once don't meet again. */
const MAX_PAUSE_MS = 200;

/** Longest wait for Stripe in one round; after this time no further round begins. */
const ROUND_MS = 3_500;
/**
 * Longest wait for Stripe in all rounds. The drawer asks twice, a second apart, and a shopper waits for 10 s at most. What
 * was begun goes on; the next request with the same key finds it.
 */
const ROUNDS_MS = 5_000;

/** Leads the shopper to the page of a session. */
const toPage = ({ id, url }: OpenSession): StartResult => ({
  ok: true,
  url,
  checkoutSessionId: id,
});
const UNAVAILABLE: StartResult = { ok: false, code: 'payment_unavailable' };
const REFUSED: StartResult = { ok: false, code: 'payment_refused' };
const CONFLICT: StartResult = { ok: false, code: 'idempotency_conflict' };
/** Unlike a conflict, this never passes: the browser is to start another attempt. */
const OVER: StartResult = { ok: false, code: 'attempt_over' };

/**
 * Turns a cart into a pending order and its hosted payment page (docs/specification.md#7-interfaces).
 * Double clicks, retries and the back button carry the same key and find the same order; `START_TABLE`
 * says what happens then.
 */
export async function startCheckout(
  shop: PaymentShop & OrderShop,
  request: StartRequest,
): Promise<StartResult> {
  const { body, customer, key, user, referrer, language } = request;
  const wanted: PaymentRequest = {
    key,
    user,
    customer,
    referrer,
    language,
    catalogue: catalogueOf(shop),
    holder: codeHolder(shop.settings, request.network),
    takeMail: mailTaker(shop, request),
    cart: body.items,
    discountCode: body.discountCode,
    shownTotalCents: body.shownTotalCents,
    paymentMethods: body.payment_method_types,
  };
  const began = performance.now();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (performance.now() - began > ROUND_MS) return UNAVAILABLE;
    if (round > 0) await setTimeout(Math.random() * MAX_PAUSE_MS);
    const placed = await placeOrder(shop, wanted);
    if (placed.kind === 'refused') return placed.refusal;
    if (placed.kind === 'placed') {
      void notifyOrders(shop);
    }
    const patienceMs = Math.min(ROUND_MS, ROUNDS_MS - (performance.now() - began));
    const late = setTimeout(Math.max(0, patienceMs), UNAVAILABLE, { ref: false });
    const asked =
      placed.kind === 'placed' ? openPage(shop, placed.order) : resume(shop, placed, wanted);
    const result = await Promise.race([asked, late]);
    if (result !== 'again') return result;
  }
  return CONFLICT;
}

/** The mail at the click is limited unless no address is named, or it is the proved one of the account. */
function mailTaker(
  shop: Pick<PaymentShop, 'limits'>,
  { customer, user, network }: StartRequest,
): PaymentRequest['takeMail'] {
  const isProved = user?.emailVerified && customer?.email.toLowerCase() === user.email;
  if (customer === undefined || isProved) return () => undefined;
  let waitSeconds: number | undefined;
  return () => {
    waitSeconds ??= takeMail(shop, 'order-placed', network, customer.email);
    return waitSeconds === 0 ? undefined : { ok: false, code: 'too_many_mails', waitSeconds };
  };
}

/** Follows the table. `again`: the order changed while being looked at. */
async function resume(
  shop: PaymentShop & OrderShop,
  { order: found, request, drafted }: Extract<PlaceResult, { kind: 'found' }>,
  wanted: PaymentRequest,
): Promise<StartResult | 'again'> {
  const { order, action } = await decideStart(shop, found, wanted.user, request);
  switch (action) {
    case 'release_key':
      await releaseKey(shop, order);
      return 'again';
    case 'show_success':
      return showSuccess(shop, order, wanted.cart);
    case 'show_page':
      return toPage({ id: order.checkoutSessionId ?? '', url: order.checkoutUrl ?? '' });
    case 'replace_page':
      return replacePage(shop, order, wanted, null);
    case 'close_and_replace_page':
      return replacePage(shop, order, wanted, order.checkoutSessionId);
    case 'look_again':
      return 'again';
    case 'be_unavailable':
      return UNAVAILABLE;
    case 'end_attempt':
      return OVER;
    case 'refuse_cart':
      if (drafted.ok) throw new Error('only a cart that was refused is refused');
      return drafted;
  }
}

/** A cart without the goods was filled since, by a tab that never saw `/success`. */
function showSuccess(shop: Shop, order: OrderRow, cart: PaymentRequest['cart']): StartResult {
  if (!holdsBought(cart, boughtLines(order.items))) return OVER;
  const id = order.checkoutSessionId ?? '';
  return toPage({ id, url: successUrl(shop.settings.baseUrl, order.language, id) });
}

async function replacePage(
  shop: StripeShop & OrderShop & HasCatalogue & HasOrderNotices,
  order: OrderRow,
  wanted: PaymentRequest,
  openSessionId: string | null,
): Promise<StartResult | 'again'> {
  // The open page stays for who may have no other.
  const unmailed = wanted.takeMail();
  if (unmailed) return unmailed;
  const claimed = await claimAttempt(shop, order);
  if (!claimed) return 'again';
  if (openSessionId !== null) {
    const expired = await expireSession(shop, openSessionId);
    if (!expired.ok) return expired.failure === 'refused' ? 'again' : UNAVAILABLE;
  }
  const rewritten = await rewriteOrder(shop, claimed, wanted);
  if (rewritten.kind === 'superseded') return CONFLICT;
  if (rewritten.kind === 'refused') return rewritten.refusal;
  void notifyOrders(shop);
  return openPage(shop, rewritten.order);
}

async function openPage(
  shop: StripeShop & HasCatalogue,
  order: OrderRow,
): Promise<StartResult | 'again'> {
  const opened = await openSession(shop, order);
  if (!opened.ok) {
    // A twin of this request is opening the same page.
    if (opened.failure === 'busy') return 'again';
    // Without a refusal of Stripe's it was a twin with another cart, which passes.
    return opened.failure === 'refused' && opened.refusal ? REFUSED : UNAVAILABLE;
  }
  if (await keepSession(shop, order, opened.value)) return toPage(opened.value);
  await expireSession(shop, opened.value.id);
  return CONFLICT;
}
