import { wasPaid } from '#rules/order-states.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import type { PaymentShop } from '../payments/payment-state.ts';
import { expireSession, openSession } from '../payments/provider.ts';
import { isUnderWay } from '../payments/session-facts.ts';
import { settleCheckout } from '../payments/settle.ts';
import { keepSession } from './order-page.ts';
import {
  type OrderState,
  type RequestState,
  type SessionState,
  type StartAction,
  startAction,
} from './start-table.ts';

/** Stripe wants 30 minutes from now to a session's end. */
const LEAST_LIFE_MS = 31 * 60 * 1000;

type Payer = { readonly id: string } | null;

/** An order whose key came again, and what is known about its session. */
interface KnownCheckout {
  readonly order: OrderRow;
  readonly session: SessionState;
}

/** Looks into the table, and asks Stripe where the table says so. */
export async function decideStart(
  shop: PaymentShop,
  found: OrderRow,
  user: Payer,
  request: RequestState,
): Promise<
  KnownCheckout & { readonly action: Exclude<StartAction, 'read_session' | 'open_session'> }
> {
  const session = found.checkoutSessionId === null ? 'none' : 'unread';
  let known: KnownCheckout = { order: found, session };
  for (;;) {
    const action = startAction(orderState(known.order, user), known.session, request);
    if (action === 'read_session') known = await readSession(shop, known.order);
    else if (action === 'open_session') known = await openAgain(shop, known.order);
    else return { ...known, action };
  }
}

function orderState(order: OrderRow, user: Payer): OrderState {
  const paid = wasPaid(order.status);
  if (!paid && order.status !== 'pending') return 'ended';
  // A guest order belongs to whoever holds its idempotency key.
  if (order.userId !== null && order.userId !== user?.id) return 'foreign';
  return paid ? 'paid' : 'pending';
}

async function readSession(shop: PaymentShop, order: OrderRow): Promise<KnownCheckout> {
  const settled = await settleCheckout(shop, order.checkoutSessionId ?? '', 'checkout');
  if (!settled.ok) {
    const { reason } = settled;
    if (reason === 'busy' || reason === 'unavailable') return { order, session: reason };
    const isLate = order.expiresAt.getTime() <= shop.now();
    return { order, session: isLate ? 'unreadable_late' : 'unreadable' };
  }
  const { order: now, facts } = settled;
  // Nothing was learnt about the other page, and it may be open.
  if (now.checkoutSessionId !== order.checkoutSessionId) return { order: now, session: 'replaced' };
  if (isUnderWay(facts)) return { order: now, session: 'under_way' };
  if (!facts.payable) return { order: now, session: 'over' };
  return { order: now, session: now.checkoutUrl === null ? 'unaddressed' : 'open' };
}

/**
 * The request that made this order never heard whether its page was opened: the process died, or the
 * answer took too long. Asked with the same key, the payment provider says it; so a page that was
 * opened late is used or closed, and never left open beside another.
 */
async function openAgain(shop: PaymentShop, order: OrderRow): Promise<KnownCheckout> {
  const opened = await openSession(shop, order);
  if (!opened.ok) {
    const { failure } = opened;
    if (failure === 'unavailable' || failure === 'busy') return { order, session: failure };
    return { order, session: 'unopenable' };
  }
  const { id, url } = opened.value;
  if (!(await keepSession(shop, order, opened.value))) {
    await expireSession(shop, id);
    return { order, session: 'replaced' };
  }
  const isLate = order.expiresAt.getTime() - shop.now() <= LEAST_LIFE_MS;
  const kept = { ...order, checkoutSessionId: id, checkoutUrl: url };
  return { order: kept, session: isLate ? 'opened_late' : 'opened' };
}
