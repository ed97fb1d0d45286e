import { fill } from '#browser/fill.ts';
import type { DashboardSnapshot } from '#contract/dashboard.ts';
import { formatPrice } from '#rules/money.ts';
import { formatCount } from '#web/i18n/amounts.ts';
import type { DashboardProps } from './Dashboard.tsx';
import { ItemPicture } from './Thumbnail.tsx';
import { agoTime } from './times.ts';

type Order = DashboardSnapshot['recent_orders'][number];

function OrderRow({ order, texts, lang, now }: { order: Order; now: number } & DashboardProps) {
  const { status, item_count: items } = order;
  const names: Readonly<Record<string, string>> = texts.status;
  const count = items === 1 ? texts.item : fill(texts.items, { count: formatCount(items, lang) });
  return (
    <li className="has-thumb">
      <ItemPicture item={order.first_item} lang={lang} />
      <span className="news-status" data-status={status}>
        {names[status] ?? status}
        {order.number !== null && <span className="news-number"> {order.number}</span>}
      </span>
      <span className="num">{formatPrice(order.amount, lang)}</span>
      <span className="news-soft news-cut">
        {order.customer_email ?? texts.guest}, {count}
      </span>
      <span className="news-soft num">
        {agoTime(now - Date.parse(order.created_at), texts.time)}
      </span>
    </li>
  );
}

/** Ended unpaid: kept below, folded. */
const isExpired = ({ status }: Order) => status === 'expired';

interface OrdersProps extends DashboardProps {
  readonly orders: readonly Order[];
  /** The server's time, epoch milliseconds. */
  readonly now: number;
}

/** The newest orders; expired ones folded below. */
export function CurrentOrders({ orders, texts, lang, now }: OrdersProps) {
  const expired = orders.filter(isExpired);
  const row = (order: Order) => (
    <OrderRow key={order.id} order={order} texts={texts} lang={lang} now={now} />
  );
  return (
    <>
      <ul className="news-rows">{orders.filter((one) => !isExpired(one)).map(row)}</ul>
      {expired.length > 0 && (
        <details className="desk-fold">
          <summary>
            {expired.length === 1
              ? texts.oneExpired
              : fill(texts.expired, { count: expired.length })}
          </summary>
          <ul className="news-rows">{expired.map(row)}</ul>
        </details>
      )}
    </>
  );
}
