import { useEffect, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { type OrderPage, orderPageReply } from '#contract/account-data.ts';
import type { Lang } from '#routes.ts';

export type OrderPageState =
  | { readonly kind: 'checking' | 'invalid' | 'offline' }
  | { readonly kind: 'read'; readonly order: OrderPage; readonly token: string };

/** Reads the order of the token behind the `#` of the address; another attempt asks again. */
export function useOrderPage(lang: Lang, attempt: number): OrderPageState {
  const [state, setState] = useState<OrderPageState>({ kind: 'checking' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    let round = 0;
    const read = async () => {
      round += 1;
      const mine = round;
      const token = location.hash.slice(1);
      setState({ kind: token === '' ? 'invalid' : 'checking' });
      if (token === '') return;
      const body = { token, language: lang };
      const reply = await callApi('POST /api/order', { body }, orderPageReply);
      if (mine !== round) return;
      if (reply.ok) setState({ kind: 'read', order: reply.data, token });
      else {
        const isOurs = reply.code !== 'invalid_token' && reply.code !== 'invalid_body';
        setState({ kind: isOurs ? 'offline' : 'invalid' });
      }
    };
    void read();
    addEventListener('hashchange', read);
    return () => {
      round = -1;
      removeEventListener('hashchange', read);
    };
  }, [lang, attempt]);
  return state;
}
