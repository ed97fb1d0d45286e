import type { AccountOrder } from '#contract/account-data.ts';
import type { Lang } from '#routes.ts';
import { formatPrice } from '#rules/money.ts';
import { itemsInCards } from '#web/cards/items-in-cards.ts';
import { useItemCards } from '#web/cards/use-cards.ts';
import { MoreIcon } from '#web/ui/MoreIcon.tsx';

interface OrderPartProps {
  readonly order: Pick<AccountOrder, 'items' | 'amount' | 'discount' | 'shipping' | 'refunded'>;
  readonly texts: Readonly<
    Record<'gift' | 'discount' | 'shipping' | 'shippingFree' | 'total' | 'refunded', string>
  >;
  readonly lang: Lang;
}

export function dateText(iso: string, lang: Lang): string {
  const format = new Intl.DateTimeFormat(lang === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'medium',
    timeZone: 'Europe/Berlin',
  });
  return format.format(new Date(iso));
}

/** Lines of an order with their pictures. */
export function OrderItems({ order, texts, lang }: OrderPartProps) {
  const { cards } = useItemCards(order.items, lang);
  return (
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
  );
}

/** Shipping, discount, total and refunds of an order. */
export function OrderSums({ order, texts, lang }: OrderPartProps) {
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
