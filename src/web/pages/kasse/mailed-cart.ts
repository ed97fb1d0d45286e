import { useEffect, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { mailedCartReply } from '#contract/mailed-cart.ts';
import { useMailedToken } from '#web/account/use-mailed-token.ts';
import { changeCart } from '#web/cart/cart-store.ts';
import { parseStoredCart } from '#web/cart/stored-cart.ts';

/** Puts the cart of a mail's link in place of the browser's; returns how far that is, undefined without a link. */
export function useMailedCart(): 'asked' | 'taken' | 'gone' | undefined {
  const [id] = useMailedToken('korb');
  const [state, setState] = useState<'taken' | 'gone'>();
  useEffect(() => {
    if (id === null) return;
    void callApi('GET /api/carts/:id', { params: { id } }, mailedCartReply).then((reply) => {
      if (reply.ok) changeCart(() => parseStoredCart(reply.data).items);
      setState(reply.ok ? 'taken' : 'gone');
    });
  }, [id]);
  return id === null ? undefined : (state ?? 'asked');
}
