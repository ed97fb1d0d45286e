import { Link } from 'react-aria-components';
import { placeOf } from '#admin/kit/kit-context.ts';
import { useApi } from '#admin/kit/queries.ts';
import { itemsText } from '#admin/sections/orders/order-states.ts';
import { Pieces } from '#admin/sections/orders/Pieces.tsx';
import { adminOrdersReply } from '#contract/admin-orders.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { useTexts } from './texts.ts';
import { shortTime } from './times.ts';
import type { TodayProps } from './today-props.ts';

const SHOWN = 3;

/** The newest carts that wait at the payment page, with their pictures. */
export function Checkouts({ lang, snapshot }: TodayProps) {
  const { carts, time } = useTexts();
  const now = Date.parse(snapshot.at);
  const pending = { body: { status: 'pending' } } as const;
  const { data } = useApi('POST /api/admin/orders', pending, adminOrdersReply);
  return data?.orders.slice(0, SHOWN).map((order) => (
    <li key={order.id}>
      <Link href={`${placeOf('orders', lang)}/${order.id}`}>
        <span className="with-thumb [--thumb:1.75rem]">
          <Pieces order={order} most={2} />
          <span className="cut">
            {itemsText(order)}
            <small>
              {fill(carts.checkout, { time: shortTime(now - Date.parse(order.created_at), time) })}
            </small>
          </span>
        </span>
        <span>{formatPrice(order.amount, lang)}</span>
      </Link>
    </li>
  ));
}
