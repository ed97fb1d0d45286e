import { useEffect, useState } from 'react';
import { callApi } from '#browser/api.ts';
import {
  type CheckoutPreview,
  checkoutPreviewReply,
  type DiscountCodeReply,
} from '#contract/checkout.ts';
import type { Lang } from '#routes.ts';
import type { CartItem } from '#rules/cart.ts';
import { type LineChange, reprice } from '#rules/reprice.ts';
import { cartStore } from '#web/cart/cart-store.ts';
import { cartBody } from '#web/cart/checkout.ts';
import { dropEndedCode } from '#web/cart/ended-code.ts';
import { keepTold, useToldPrices } from '#web/cart/line-prices.ts';

/** Why a cart is refused; without a line it concerns all, without a sentence the shop wasn't reached. */
export interface Reason {
  readonly line?: CartItem | undefined;
  readonly state?: LineChange['state'];
  readonly sentence: string;
}

interface PreviewedCart {
  readonly items: readonly CartItem[];
  readonly code: DiscountCodeReply | null;
  readonly lang: Lang;
}
type PreviewState = PreviewedCart &
  (
    | { readonly preview: CheckoutPreview }
    /** Why it can't be ordered: a sentence of the shop's for each line concerned, or one for all. */
    | { readonly preview: undefined; readonly why: readonly Reason[] }
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
        headers: {
          ...(attempt !== undefined && { 'idempotency-key': attempt }),
          // The first question counts as an opened page; it says of nobody whose.
          ...(!state && turn === 0 && { 'x-opened': '1' }),
        },
      };
      const reply = await callApi('POST /api/checkout-preview', sent, checkoutPreviewReply);
      if (!isLatest) return;
      if (reply.ok) return setState({ items, code, lang, preview: reply.data });
      const { lines = [], item = -1, message: sentence } = reply;
      keepTold(items, lines);
      // The cart at its new prices is asked about next, and shown.
      if (reprice(items, useToldPrices.getState().told) !== items) return;
      dropEndedCode(reply.code, sentence);
      const named = lines.map(({ item, state }) => ({ line: items[item], state, sentence }));
      const why = named.length > 0 ? named : [{ line: items[item], sentence }];
      setState({ items, code, lang, preview: undefined, why });
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
