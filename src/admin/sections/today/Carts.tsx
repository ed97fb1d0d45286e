import { Link } from 'react-aria-components';
import { Block } from '#admin/kit/Block.tsx';
import { counted } from '#admin/kit/counted.ts';
import { placeOf } from '#admin/kit/kit-context.ts';
import { useApi } from '#admin/kit/queries.ts';
import { itemsText } from '#admin/sections/orders/order-states.ts';
import { Pieces } from '#admin/sections/orders/Pieces.tsx';
import { adminOrdersReply } from '#contract/admin-orders.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { Figure } from './Figure.tsx';
import { useTexts } from './texts.ts';
import { shortTime } from './times.ts';
import type { TodayProps } from './today-props.ts';

const CHECKOUTS_SHOWN = 3;
const KINDS = ['open', 'going', 'left'] as const;

/** Carts that are filled right now, what they are worth, and the newest that wait at the payment page. */
export function Carts({ lang, snapshot }: TodayProps) {
  const { carts, time } = useTexts();
  const now = Date.parse(snapshot.at);
  const pending = { body: { status: 'pending' } } as const;
  const checkouts = useApi('POST /api/admin/orders', pending, adminOrdersReply).data;
  return (
    <Block className="today-panel" title={carts.title}>
      <ul className="today-rows">
        {KINDS.map((kind) => {
          const { count, cents } = snapshot.carts[kind];
          return (
            <li key={kind}>
              <span>
                {carts[kind]}
                {kind !== 'open' && <span className="soft">, {carts[`${kind}Text`]}</span>}
                <small>{counted(count, carts.one, carts.count, lang)}</small>
              </span>
              <Figure text={formatPrice(cents, lang)} />
            </li>
          );
        })}
        {checkouts?.orders.slice(0, CHECKOUTS_SHOWN).map((order) => (
          <li key={order.id}>
            <Link href={`${placeOf('orders', lang)}/${order.id}`}>
              <span className="with-thumb [--thumb:1.75rem]">
                <Pieces order={order} most={2} />
                <span className="cut">
                  {itemsText(order)}
                  <small>
                    {fill(carts.checkout, {
                      time: shortTime(now - Date.parse(order.created_at), time),
                    })}
                  </small>
                </span>
              </span>
              <span>{formatPrice(order.amount, lang)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
