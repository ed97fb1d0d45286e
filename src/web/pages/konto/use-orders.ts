import { useCallback, useEffect, useState } from 'react';
import { API } from '../../../api-paths.ts';
import { type AccountOrder, accountOrdersReply } from '../../../contract/account-data.ts';
import { getJson } from '../../api.ts';

export type OrdersState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | { readonly state: 'ready'; readonly orders: readonly AccountOrder[] };

/** The orders of the signed-in customer; asked for again when another one signs in. */
export function useOrders(userId: string): OrdersState {
  const [orders, setOrders] = useState<readonly AccountOrder[]>();
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another customer has other orders
  const load = useCallback(() => {
    let current = true;
    setFailed(false);
    setOrders(undefined);
    void getJson(API.accountOrders, accountOrdersReply).then((result) => {
      if (!current) return;
      if (result.ok) setOrders(result.data.orders);
      else setFailed(true);
    });
    return () => {
      current = false;
    };
  }, [userId]);
  useEffect(load, [load]);
  if (failed) return { state: 'failed', again: load };
  return orders ? { state: 'ready', orders } : { state: 'loading' };
}
