import type { State } from '#admin/kit/Mark.tsx';
import type { AdminOrdersReply } from '#contract/admin-orders.ts';
import type { Lang } from '#routes.ts';
import { itemText } from '#rules/item-text.ts';
import { formatPrice } from '#rules/money.ts';
import { picturesOfLine } from '#rules/order-pieces.ts';
import { mayShip, wasPaid } from '#rules/order-states.ts';
import type { OrdersTexts } from './texts.ts';

export type ListedOrder = AdminOrdersReply['orders'][number];

/** True if its parcel can be packed and sent. */
export const isToPack = ({ status, fulfilment, disputed, parcel }: ListedOrder): boolean =>
  fulfilment === 'open' && mayShip(status) && !disputed && parcel.length > 0;

/** State of an order's payment. */
export function paymentState({ status, disputed }: ListedOrder, texts: OrdersTexts): State {
  if (disputed) return { mark: 'alert', tone: 'hot', text: texts.views.disputed };
  const text = texts.status[status];
  if (status === 'pending') return { mark: 'dashed', tone: 'warn', text };
  if (status === 'refunded') return { mark: 'ring', tone: 'soft', text };
  return wasPaid(status)
    ? { mark: 'full', tone: 'ok', text }
    : { mark: 'none', tone: 'faint', text };
}

/** State of an order's parcel; undefined if there is none. */
export function parcelState(order: ListedOrder, texts: OrdersTexts): State | undefined {
  const { status, fulfilment, disputed } = order;
  const { parcels } = texts;
  if (status === 'pending') return { mark: 'none', tone: 'faint', text: texts.unpaid };
  if (isToPack(order)) return { mark: 'ring', tone: '', text: parcels.open };
  if (fulfilment !== 'open') {
    return {
      mark: fulfilment === 'shipped' ? 'half' : 'full',
      tone: 'soft',
      text: parcels[fulfilment],
    };
  }
  return disputed ? { mark: 'none', tone: 'soft', text: parcels.held } : undefined;
}

/** The one state that a row of a phone has room for. */
export function mainState(order: ListedOrder, texts: OrdersTexts): State {
  const payment = paymentState(order, texts);
  const isPaid = payment.tone === 'ok';
  return (isPaid && parcelState(order, texts)) || payment;
}

/** What an order is opened by: its number, before it has one its id. */
export const keyOf = ({ number, id }: ListedOrder): string => number ?? id;

/** Pictures of the pieces in a row, gifts last, and how many more there are. */
export function picturesOf({ items }: ListedOrder, most: number) {
  const bases = items
    .toSorted((a, b) => Number(a.gift) - Number(b.gift))
    .flatMap((item) => picturesOfLine(item));
  const shown = bases.length > most ? bases.slice(0, most) : bases;
  return { shown, more: bases.length - shown.length };
}

/** `Elvare Pouch, Duo: Rosa, Lila; 2 × Kiez Low Navy, Größe 42`; without gifts. */
export function itemsText({ items }: ListedOrder): string {
  return items
    .filter(({ gift }) => !gift)
    .map((item) => (item.quantity > 1 ? `${item.quantity} × ${itemText(item)}` : itemText(item)))
    .join('; ');
}

/** Sum of orders as a price. */
export const sumOf = (orders: readonly ListedOrder[], lang: Lang): string =>
  formatPrice(
    orders.reduce((sum, { amount }) => sum + amount, 0),
    lang,
  );
