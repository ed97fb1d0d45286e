import type { AccountOrder } from '#contract/account-data.ts';
import { href, type Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { showsParcel } from '#rules/order-states.ts';
import { itemsInCards } from '#web/cards/items-in-cards.ts';
import { useItemCards } from '#web/cards/use-cards.ts';
import { Link } from '#web/runtime/Link.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { MoreIcon } from '#web/ui/MoreIcon.tsx';
import type { KontoTexts } from './texts.ts';

function dateText(iso: string, lang: Lang): string {
  const format = new Intl.DateTimeFormat(lang === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'medium',
    timeZone: 'Europe/Berlin',
  });
  return format.format(new Date(iso));
}

interface OrderDetailsProps {
  readonly order: AccountOrder;
  readonly texts: KontoTexts;
  readonly lang: Lang;
}

function Sums({ order, texts, lang }: OrderDetailsProps) {
  const price = (cents: number) => formatPrice(cents, lang);
  const rows: [string, string][] = [
    [texts.shipping, order.shipping === 0 ? texts.shippingFree : price(order.shipping)],
  ];
  if (order.discount > 0) rows.unshift([texts.discount, price(-order.discount)]);
  rows.push([texts.total, price(order.amount)]);
  if (order.refunded > 0) rows.push([texts.refunded, price(-order.refunded)]);
  return (
    <dl className="num grid gap-1 pt-3">
      {rows.map(([label, value]) => (
        <div key={label} className={`flex justify-between ${label === texts.total ? 'name' : ''}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An order as a line that unfolds into what was ordered. */
export function OrderDetails({ order, texts, lang }: OrderDetailsProps) {
  const { cards } = useItemCards(order.items, lang);
  const states = [
    texts.statuses[order.status],
    ...(showsParcel(order) ? [texts.fulfilments[order.fulfilment]] : []),
  ];
  return (
    <details className="border-t border-line">
      <summary className="grid min-h-[64px] grid-cols-[1fr_auto_auto] items-center gap-x-4 py-3">
        <span>
          <span className="name block">{fill(texts.order, { number: order.number })}</span>
          <span className="note">{[dateText(order.created_at, lang), ...states].join(' · ')}</span>
        </span>
        <span className="price">{formatPrice(order.amount, lang)}</span>
        <Icon name="plus" className="when-closed" />
        <Icon name="minus" className="when-open" />
      </summary>
      <div className="pb-6">
        <ul>
          {itemsInCards(order.items, lang, cards).map((item) => (
            <li
              key={`${item.id} ${item.variant}`}
              className="grid grid-cols-[64px_1fr_auto] items-center gap-4 py-2"
            >
              <span className="flex size-[64px] gap-px bg-ground">
                {item.image ? (
                  (item.images ?? [item.image]).map((image) => (
                    <img
                      key={image}
                      src={image}
                      alt=""
                      width={64}
                      height={64}
                      loading="lazy"
                      className="min-w-0 flex-1 object-cover"
                    />
                  ))
                ) : (
                  <MoreIcon name="gift" className="m-auto" />
                )}
              </span>
              <span className="min-w-0">
                <span className="block">
                  {item.quantity > 1 && <span className="num">{item.quantity} × </span>}
                  {item.name}
                </span>
                <span className="note">{item.gift ? texts.gift : item.variant}</span>
              </span>
              <span className="price">{formatPrice(item.amount, lang)}</span>
            </li>
          ))}
        </ul>
        {order.tracking_url !== null && (
          <p>
            <a
              className="link inline-flex min-h-[44px] items-center"
              href={order.tracking_url}
              rel="noreferrer"
            >
              {texts.tracking}
            </a>
          </p>
        )}
        {order.may_withdraw && (
          <p>
            <Link
              className="link inline-flex min-h-[44px] items-center"
              href={`${href('declareWithdrawal', lang)}?order=${order.number}`}
            >
              {texts.withdraw}
            </Link>
          </p>
        )}
        <Sums order={order} texts={texts} lang={lang} />
        {order.recipient.length > 0 && (
          <p className="note pt-4">
            {texts.recipient} {order.recipient.join(', ')}
          </p>
        )}
      </div>
    </details>
  );
}
