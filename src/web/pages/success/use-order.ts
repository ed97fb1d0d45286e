import { useEffect, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { type CheckoutOrder, type CheckoutReply, checkoutReply } from '#contract/checkout.ts';
import { askAttempt } from '#web/cart/follow-attempt.ts';

/**
 * The checkout as the server reports it (docs/specification.md#29-after-payment); it alone knows
 * whether it was paid.
 */
export type OrderState =
  | { readonly kind: 'checking' | 'unknown' | 'offline' }
  | { readonly kind: 'pending' | 'unpaid'; readonly order: CheckoutOrder | null }
  | {
      readonly kind: 'paid';
      readonly order: CheckoutOrder | null;
      /** Delivery is counted from it; null to others, and once all money went back. */
      readonly paidAt: string | null;
      readonly promised: CheckoutReply['promised'];
    };

/** The webhook is usually faster than the visitor; when it isn't, these are the second looks. */
const LOOK_AGAIN_MS = [1000, 2000, 4000, 8000, 15_000, 30_000];
/** Looks that a payment on its way says nothing of: a card's webhook needs a moment, and has nothing to wait for. */
const QUIET_LOOKS = 2;

const PAID: readonly CheckoutReply['status'][] = ['paid', 'partly_refunded', 'refunded'];

async function look(sessionId: string): Promise<OrderState> {
  const params = { session_id: sessionId };
  const reply = await callApi('GET /api/checkout/:session_id', { params }, checkoutReply);
  if (!reply.ok) return { kind: reply.code === 'not_found' ? 'unknown' : 'offline' };
  const { status, order, promised } = reply.data;
  if (PAID.includes(status)) {
    const paidAt = status === 'refunded' ? null : (order?.paid_at ?? null);
    return { kind: 'paid', order, paidAt, promised };
  }
  return { kind: status === 'pending' ? 'pending' : 'unpaid', order };
}

/**
 * The order of a checkout, looked at again while it is pending. Once it is paid, what was bought leaves
 * the cart of the browser that went to pay it, and of no other: that holds the attempt's key
 * (docs/decisions/0036-one-cart-one-attempt.md). Until then the cart stays as it is.
 */
export function useOrder(sessionId: string | null | undefined, attempt: number): OrderState {
  const [state, setState] = useState<OrderState>({ kind: 'checking' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt looks again
  useEffect(() => {
    if (sessionId === undefined) return;
    if (!sessionId) {
      setState({ kind: 'unknown' });
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const run = async (round: number) => {
      const next = await look(sessionId);
      if (stopped) return;
      const isEarly = next.kind === 'pending' && round < QUIET_LOOKS;
      setState(isEarly ? { kind: 'checking' } : next);
      if (next.kind === 'paid') askAttempt();
      const wait = LOOK_AGAIN_MS[round];
      if (next.kind === 'pending' && wait !== undefined) {
        timer = setTimeout(() => void run(round + 1), wait);
      }
    };
    void run(0);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [sessionId, attempt]);
  return state;
}
