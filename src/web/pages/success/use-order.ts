import { useEffect, useState } from 'react';
import { API } from '../../../api-paths.ts';
import {
  type CheckoutOrder,
  type CheckoutReply,
  checkoutReply,
} from '../../../contract/checkout.ts';
import { withoutBought } from '../../../rules/bought-lines.ts';
import { getJson } from '../../api.ts';
import { confirmAttempt } from '../../cart/attempt-key.ts';
import { changeCart } from '../../cart/cart-store.ts';
import { keepCode } from '../../cart/discount-store.ts';

/** What the server says about the checkout (decision 11); it alone knows whether it was paid. */
export type OrderState =
  | { readonly kind: 'checking' | 'unknown' | 'offline' }
  | { readonly kind: 'paid' | 'pending' | 'unpaid'; readonly order: CheckoutOrder | null };

/** The webhook is usually faster than the visitor; when it isn't, these are the second looks. */
const LOOK_AGAIN_MS = [1000, 2000, 4000, 8000, 15_000, 30_000];

const PAID: readonly CheckoutReply['status'][] = ['paid', 'partly_refunded', 'refunded'];

async function look(sessionId: string): Promise<OrderState> {
  const path = API.checkout.replace(':session_id', encodeURIComponent(sessionId));
  const reply = await getJson(path, checkoutReply);
  if (!reply.ok) return { kind: reply.code === 'not_found' ? 'unknown' : 'offline' };
  const { status, order } = reply.data;
  if (PAID.includes(status)) return { kind: 'paid', order };
  return { kind: status === 'pending' ? 'pending' : 'unpaid', order };
}

/** What was bought leaves the cart, once; what came to it since stays. */
function takeFromCart(sessionId: string, order: CheckoutOrder | null): void {
  if (!order || !confirmAttempt(sessionId)) return;
  changeCart((items) => withoutBought(items, order.items));
  keepCode(null);
}

/**
 * The order of a checkout, looked at again while it is pending. The cart is cleared once the server
 * knows that this browser's order was paid or that its payment is on its way, and never otherwise: a
 * link that was passed on empties nobody's cart.
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
      setState(next);
      if (next.kind === 'paid' || next.kind === 'pending') takeFromCart(sessionId, next.order);
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
