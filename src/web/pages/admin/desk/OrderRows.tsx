import type { Ref } from 'react';
import { fill } from '#browser/fill.ts';
import { formatDateTime } from '#browser/times.ts';
import type { AdminOrdersReply } from '#contract/admin-orders.ts';
import { BACK_OFFICE, localized } from '#routes.ts';
import { formatPrice } from '#rules/money.ts';
import { showsParcel } from '#rules/order-states.ts';
import { itemsInCards } from '#web/cards/items-in-cards.ts';
import { useAllCards } from '#web/cards/use-cards.ts';
import { ItemPicture } from '../Thumbnail.tsx';
import type { DeskProps } from './texts.ts';

type Order = AdminOrdersReply['orders'][number];

interface RowsProps extends DeskProps {
  readonly list?: Ref<HTMLUListElement>;
  readonly orders: readonly Order[];
}

interface RowProps extends DeskProps {
  readonly order: Order;
}

function OrderRow({ texts, lang, order }: RowProps) {
  const bought = itemsInCards(order.items, lang, useAllCards(lang)).filter(({ gift }) => !gift);
  const [first] = bought;
  return (
    <li data-row={order.id}>
      <a
        className="desk-order"
        href={`${localized(BACK_OFFICE, lang)}/orders/${order.number ?? order.id}`}
      >
        <ItemPicture item={first} lang={lang} />
        <span className="desk-order-number num">
          {order.number === null ? texts.orders.unnumbered : <b>{order.number}</b>}
        </span>
        <span className="desk-order-who">
          <span className="news-cut">{order.customer_email ?? texts.orders.unknown}</span>
          <span className="news-soft news-cut">
            {bought.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
          </span>
        </span>
        <span className="desk-order-states">
          <span data-status={order.status}>{texts.status[order.status]}</span>
          {order.disputed ? (
            <span className="desk-order-parcel" data-status="disputed">
              {texts.orders.disputed}
            </span>
          ) : (
            showsParcel(order) && (
              <span className="desk-order-parcel news-soft">
                {texts.fulfilment[order.fulfilment]}
              </span>
            )
          )}
          <span className="desk-order-date news-soft num">
            {formatDateTime(order.created_at, lang)}
          </span>
        </span>
        <span className="desk-order-amount num">{formatPrice(order.amount, lang)}</span>
      </a>
    </li>
  );
}

/** Orders as rows that open them. */
export function OrderRows({ list, orders, ...props }: RowsProps) {
  return (
    <ul ref={list} className="desk-rows">
      {orders.map((order) => (
        <OrderRow key={order.id} {...props} order={order} />
      ))}
    </ul>
  );
}

/** Orders that ended unpaid, folded below those that need somebody. */
export function ExpiredOrders(props: RowsProps) {
  const { texts, orders } = props;
  if (orders.length === 0) return null;
  return (
    <details className="desk-fold">
      <summary>
        {orders.length === 1
          ? texts.orders.oneExpired
          : fill(texts.orders.expired, { count: orders.length })}
      </summary>
      <OrderRows {...props} />
    </details>
  );
}
