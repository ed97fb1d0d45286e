import type { CheckoutOrder } from '../../../contract/checkout.ts';
import { formatPrice } from '../../../rules/money.ts';
import { useShop } from '../../shop-context.ts';
import type { SuccessCopy } from './SuccessPage.tsx';

/** The real order: number, items, shipping, total (docs/decisions/0025-who-sees-what-was-ordered.md). */
export function OrderCard(props: { readonly order: CheckoutOrder; readonly copy: SuccessCopy }) {
  const { order, copy } = props;
  const { lang } = useShop();
  const price = (cents: number) => formatPrice(cents, lang);
  return (
    <section className="order-card" aria-labelledby="order-title">
      <h2 id="order-title" className="h3">
        {copy.order}
      </h2>
      {order.number && (
        <p className="note pt-1">
          {copy.number} <b className="num text-ink">{order.number}</b>
        </p>
      )}
      <ul>
        {order.items.map((item) => (
          <li key={`${item.id} ${item.variant}`} className="order-line">
            <img src={item.image} alt="" width={800} height={800} loading="lazy" />
            <p>
              <b>
                {item.quantity > 1 && <span className="num">{item.quantity} × </span>}
                {item.name}
              </b>
              <span className="note block">{item.gift ? copy.gift : item.variant}</span>
            </p>
            <p className={item.gift ? 'price text-ok' : 'price'}>{price(item.amount)}</p>
          </li>
        ))}
      </ul>
      <dl className="order-totals">
        {order.discount > 0 && (
          <div className="text-ok">
            <dt>{copy.discount}</dt>
            <dd>{price(-order.discount)}</dd>
          </div>
        )}
        <div>
          <dt>{copy.shipping}</dt>
          <dd>{order.shipping === 0 ? copy.shippingFree : price(order.shipping)}</dd>
        </div>
        <div className="name text-[20px]">
          <dt>{copy.total}</dt>
          <dd>{price(order.amount)}</dd>
        </div>
      </dl>
    </section>
  );
}
