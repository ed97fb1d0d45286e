import { Button, Link } from 'react-aria-components';
import { useKit } from '#admin/kit/kit-context.ts';
import { fill } from '#browser/fill.ts';
import { formatDateTime } from '#browser/times.ts';
import type { AdminRefund } from '#contract/admin-orders.ts';
import { formatPrice } from '#rules/money.ts';
import { mayShip } from '#rules/order-states.ts';
import { paymentReason } from '#rules/payment-reasons.ts';
import type { OrderProps } from './order-props.ts';

type Names = Readonly<Record<string, string | undefined>>;

/** A card's brand as it is written: `visa` is Visa. */
const brandName = (brand: string) => `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}`;

/** Name of the payment method, of a card with its brand; undefined until known. */
function methodName({ texts, reply: { payment } }: OrderProps): string | undefined {
  if (!payment || payment.method === null) return undefined;
  const names: Names = texts.money.methods;
  const name = names[payment.method] ?? payment.method;
  return payment.card_brand === null ? name : `${name} ${brandName(payment.card_brand)}`;
}

/** Sums of an order with their names; those of nothing are left out. */
function sumsOf(props: OrderProps): readonly (readonly [name: string, cents: number | null])[] {
  const { money } = props.texts;
  const { order, payment } = props.reply;
  const { discount_code: code } = order;
  const method = methodName(props);
  const back = order.refunded + order.refunding + order.charged_back;
  const fee = payment?.fee ?? null;
  const sums = [
    [money.goods, order.subtotal],
    [code === null ? money.discount : fill(money.code, { code }), -order.discount],
    [money.shipping, order.shipping],
  ] as const;
  const moved = [
    [money.refunded, -order.refunded],
    [money.refunding, -order.refunding],
    [money.chargedBack, -order.charged_back],
  ] as const;
  return [
    ...sums.filter(([, cents]) => cents !== 0),
    [method === undefined ? money.total : fill(money.paid, { method }), order.amount],
    ...(payment ? [[money.fee, fee === null ? null : -fee] as const] : []),
    ...moved.filter(([, cents]) => cents !== 0),
    ...(payment ? [[money.rest, order.amount - back - (fee ?? 0)] as const] : []),
  ];
}

interface RefundProps extends OrderProps {
  readonly refund: AdminRefund;
}

function Refund({ texts, reply: { order }, refund }: RefundProps) {
  const { lang } = useKit();
  const names = refund.items.map(({ line, quantity }) => {
    const { name = '', variant = '' } = order.items[line] ?? {};
    return `${quantity} × ${name} ${variant}`.trim();
  });
  const content = refund.shipping ? [...names, texts.money.shipping] : names;
  const reason = refund.failure_reason;
  const isBad = refund.state === 'failed' || refund.state === 'canceled';
  return (
    <li>
      <div>
        <b>{formatPrice(refund.cents, lang)}</b>{' '}
        <span className={isBad ? 'hot' : refund.state === 'succeeded' ? 'ok' : 'warn'}>
          {texts.refund.states[refund.state]}
          {reason !== null && `: ${paymentReason(lang, 'refund', reason)}`}
        </span>
        <p className="soft">{[...content, formatDateTime(refund.updated_at, lang)].join(', ')}</p>
      </div>
    </li>
  );
}

/** Sums, fee, refunds, and the way to the payment at Stripe. */
export function OrderMoney(props: OrderProps & { readonly onRefund: () => void }) {
  const { texts, reply, facts, onRefund } = props;
  const { lang } = useKit();
  const { money, refund } = texts;
  const { order, payment, refunds } = reply;
  const isStopped = mayShip(order.status) && facts.leftCents > 0 && facts.isDisputed;
  return (
    <section className="block" aria-labelledby="order-money">
      <div className="block-head">
        <h2 id="order-money">{money.title}</h2>
        {facts.mayRefund && (
          <Button className="button" onPress={onRefund}>
            {refund.open}
          </Button>
        )}
      </div>
      <dl className="facts order-sums">
        {sumsOf(props).map(([name, cents]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{cents === null ? money.feeUnknown : formatPrice(cents, lang)}</dd>
          </div>
        ))}
      </dl>
      {refunds.length > 0 && (
        <ul className="plain-rows">
          {refunds.map((each) => (
            <Refund key={each.id} {...props} refund={each} />
          ))}
        </ul>
      )}
      <p className="warn" role="status">
        {order.refunding > 0 &&
          fill(refund.pending, { amount: formatPrice(order.refunding, lang) })}
      </p>
      {isStopped && <p className="warn">{refund.disputed}</p>}
      {payment && (
        <Link
          className="link"
          href={payment.url}
          target="_blank"
          rel="noreferrer"
          aria-label={fill(money.openNamed, { id: payment.id })}
        >
          {money.open}
        </Link>
      )}
    </section>
  );
}
