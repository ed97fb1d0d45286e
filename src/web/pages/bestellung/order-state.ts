import type { OrderPage } from '#contract/account-data.ts';
import { mayShip, wasPaid } from '#rules/order-states.ts';

export type ShownState =
  | 'toPay'
  | 'pending'
  | 'unpaid'
  | 'refunded'
  | 'open'
  | 'shipped'
  | 'delivered'
  | 'returned';

/** Returns the one state that an order's page tells first: of its money until that is there, then of its parcel. */
export function shownState({
  status,
  fulfilment,
  pay_url,
}: Pick<OrderPage, 'status' | 'fulfilment' | 'pay_url'>): ShownState {
  if (status === 'pending') return pay_url === null ? 'pending' : 'toPay';
  if (!wasPaid(status)) return 'unpaid';
  return fulfilment === 'open' && !mayShip(status) ? 'refunded' : fulfilment;
}
