import type { CheckoutOrder } from '../../../contract/checkout.ts';
import { formatPrice } from '../../../rules/money.ts';
import { useShop } from '../../shop-context.ts';
import type { SuccessCopy } from './SuccessPage.tsx';

/**
 * The real order: pictures of what was bought, number, shipping and total
 * (docs/decisions/0025-access-to-a-paid-order.md).
 */
export function OrderCard(props: { readonly order: CheckoutOrder; readonly copy: SuccessCopy }) {
  const { order, copy } = props;
  const { lang } = useShop();
  const price = (cents: number) => formatPrice(cents, lang);
  return (
    <section className="bought-order" aria-labelledby="order-title">
      <h2 id="order-title" className="sr">
        {copy.order}
      </h2>
      <ul className="bought">
        {order.items.map((item) => (
          <li key={`${item.id} ${item.variant}`}>
            <img src={item.image} alt="" width={800} height={800} />
            <p className="bought-text">
              <b>
                {item.quantity > 1 && <span className="num">{item.quantity} × </span>}
                {item.name}
              </b>
              <span className="price">{price(item.amount)}</span>
              <span className="note">{item.gift ? copy.gift : item.variant}</span>
            </p>
          </li>
        ))}
      </ul>
      {order.number && (
        <p className="order-number">
          <span className="note">{copy.number}</span>
          <b className="wide">{order.number}</b>
        </p>
      )}
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
