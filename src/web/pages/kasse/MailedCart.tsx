import { useEffect, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { mailedCartReply } from '#contract/mailed-cart.ts';
import { changeCart } from '#web/cart/cart-store.ts';
import { parseStoredCart } from '#web/cart/stored-cart.ts';
import { usePart } from '#web/shop-context.ts';
import type { KasseTexts } from './texts.ts';

interface MailedCartProps {
  readonly id: string;
  readonly onTaken: () => void;
  readonly texts: KasseTexts;
}

/** Puts the cart of a mail's link in place of the browser's; a sentence until then, or why there is none. */
export function MailedCart({ id, onTaken, texts }: MailedCartProps) {
  const { t } = usePart();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    void callApi('GET /api/carts/:id', { params: { id } }, mailedCartReply).then((reply) => {
      if (!reply.ok) {
        const { code, message } = reply;
        if (code === 'not_found') return setProblem(texts.cartGone);
        return setProblem(message || t(code === 'offline' ? 'offline' : 'failed'));
      }
      changeCart(() => parseStoredCart(reply.data).items);
      onTaken();
    });
  }, [id, onTaken, texts, t]);
  return problem || texts.drawing;
}
