import { useEffect, useState } from 'react';
import { callApi } from '#browser/api.ts';
import {
  type CheckoutPreview,
  checkoutPreviewReply,
  type DiscountCodeReply,
} from '#contract/checkout.ts';
import type { Lang } from '#routes.ts';
import type { CartItem } from '#rules/cart.ts';
import { cartStore } from '#web/cart/cart-store.ts';
import { cartBody } from '#web/cart/checkout.ts';
import { dropEndedCode } from '#web/cart/ended-code.ts';
import { keepTold } from '#web/cart/line-prices.ts';

interface PreviewedCart {
  readonly items: readonly CartItem[];
  readonly code: DiscountCodeReply | null;
  readonly lang: Lang;
}
type PreviewState = PreviewedCart &
  (
    | { readonly preview: CheckoutPreview }
    /** Why it can't be ordered; empty without a sentence of the shop's. */
    | { readonly preview: undefined; readonly why: string }
  );

/** Pause after a change of the cart: pressing "+" several times asks once. */
const SETTLE_MS = 300;

/** Asks the server what the cart as it is would be as an order. Undefined until the first answer. */
export function usePreview(cart: PreviewedCart) {
  const { items, code, lang } = cart;
  const [state, setState] = useState<PreviewState>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again, and the first question waits for nothing
  useEffect(() => {
    if (items.length === 0) return;
    let isLatest = true;
    const ask = async () => {
      const { attempt } = cartStore.getState();
      const sent = {
        body: cartBody({ items, code, lang }),
        ...(attempt !== undefined && { headers: { 'idempotency-key': attempt } }),
      };
      const reply = await callApi('POST /api/checkout-preview', sent, checkoutPreviewReply);
      if (!isLatest) return;
      if (reply.ok) return setState({ items, code, lang, preview: reply.data });
      // The drawer shows them, where they can be accepted.
      keepTold(items, reply.lines ?? []);
      dropEndedCode(reply.code, reply.message);
      setState({ items, code, lang, preview: undefined, why: reply.message });
    };
    const timer = setTimeout(ask, state ? SETTLE_MS : 0);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [items, code, lang, turn]);
  const isCurrent = state?.items === items && state.code === code && state.lang === lang;
  return { state, isCurrent, again: () => setTurn(turn + 1) };
}
