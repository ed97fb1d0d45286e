import type { CheckoutOrder } from '#contract/checkout.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { itemsInCards } from '#web/cards/items-in-cards.ts';
import { useItemCards } from '#web/cards/use-cards.ts';
import { useShop } from '#web/shop-context.ts';
import { MoreIcon } from '#web/ui/MoreIcon.tsx';
import { BoughtPlaceholder } from './BoughtPlaceholder.tsx';
import type { SuccessTexts } from './texts.ts';

/**
 * The real order: pictures of what was bought, shipping and total
 * (docs/decisions/0025-access-to-a-paid-order.md).
 */
export function OrderCard(props: { readonly order: CheckoutOrder; readonly texts: SuccessTexts }) {
  const { order, texts } = props;
  const { lang } = useShop();
  const { cards, isFailed } = useItemCards(order.items, lang);
  const price = (cents: number) => formatPrice(cents, lang);
  // As they were stored, lines may be in the other language.
  if (!cards && !isFailed) return <BoughtPlaceholder items={order.items} />;
  const items = itemsInCards(order.items, lang, cards);
  const missing = items.flatMap((item) => (item.missing ? item.name : [])).join(', ');
  return (
    <section className="bought-order" aria-labelledby="order-title">
      <h2 id="order-title" className="sr">
        {texts.order}
      </h2>
      {missing && <p className="pb-6">{fill(texts.missing, { names: missing })}</p>}
      <ul className="bought">
        {items.map((item) => (
          <li key={`${item.id} ${item.variant}`}>
            {item.image ? (
              <span className="bought-pics">
                {(item.images ?? [item.image]).map((image) => (
                  <img key={image} src={image} alt="" width={800} height={800} />
                ))}
              </span>
            ) : (
              <div className="bought-place">
                <MoreIcon name="gift" />
              </div>
            )}
            <p className="bought-text">
              <b>
                {item.quantity > 1 && <span className="num">{item.quantity} × </span>}
                {item.name}
              </b>
              <span className="price">{price(item.amount)}</span>
              <span className="note">{item.gift ? texts.gift : item.variant}</span>
            </p>
          </li>
        ))}
      </ul>
      <dl className="order-totals">
        {order.discount > 0 && (
          <div className="text-ok">
            <dt>{texts.discount}</dt>
            <dd>{price(-order.discount)}</dd>
          </div>
        )}
        <div>
          <dt>{texts.shipping}</dt>
          <dd>{order.shipping === 0 ? texts.shippingFree : price(order.shipping)}</dd>
        </div>
        <div className="name text-[1.25rem]">
          <dt>{texts.total}</dt>
          <dd>{price(order.amount)}</dd>
        </div>
      </dl>
    </section>
  );
}
