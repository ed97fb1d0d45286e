import { Link } from 'react-aria-components';
import { Block, Facts } from '#admin/kit/Block.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { formatDateTime } from '#browser/times.ts';
import type { AdminOrderReply } from '#contract/admin-orders.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { mayShip } from '#rules/order-states.ts';
import { paymentReason } from '#rules/payment-reasons.ts';
import type { OrderProps } from './order-facts.ts';
import { type OrderTexts, useTexts } from './texts.ts';

type Names = Readonly<Record<string, string | undefined>>;

/** A card's brand as it is written: `visa` is Visa. */
const brandName = (brand: string) => `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}`;

/** Names of the sums with their cents; null while they are not known. */
function sumsOf({ order, payment }: AdminOrderReply, texts: OrderTexts) {
  const { money } = texts;
  const { discount_code: code, refunded, refunding, charged_back: lost } = order;
  const { method = null, card_brand: brand = null, fee = null } = payment ?? {};
  const names: Names = money.methods;
  const how = method && [names[method] ?? method, brand && brandName(brand)];
  const rest = order.amount - refunded - refunding - lost - (fee ?? 0);
  const sums: readonly (readonly [name: string, cents: number | null])[] = [
    [texts.items.title, order.subtotal],
    [code === null ? money.discount : fill(money.code, { code }), -order.discount],
    [money.shipping, order.shipping],
    [how ? fill(money.paid, { method: how.filter(Boolean).join(' ') }) : money.total, order.amount],
    [money.fee, payment && fee === null ? null : -(fee ?? 0)],
    [texts.status.refunded, -refunded],
    [texts.events.refund_pending, -refunding],
    [money.chargedBack, -lost],
    [money.rest, payment ? rest : 0],
  ];
  return sums.filter(([, cents]) => cents !== 0);
}

/** Refunds with what they were for and what became of them. */
function Refunds({ reply: { order, refunds } }: OrderProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const nameOf = (line: number) =>
    `${order.items[line]?.name ?? ''} ${order.items[line]?.variant ?? ''}`.trim();
  return (
    <ul className="plain-rows mt-3">
      {refunds.map(({ id, cents, state, failure_reason: reason, items, ...refund }) => {
        const pieces = items.map(({ line, quantity }) => `${quantity} × ${nameOf(line)}`);
        const content = refund.shipping ? [...pieces, texts.money.shipping] : pieces;
        const isBad = state === 'failed' || state === 'canceled';
        return (
          <li key={id}>
            <div>
              <b>{formatPrice(cents, lang)}</b>{' '}
              <span className={isBad ? 'hot' : state === 'succeeded' ? 'ok' : 'warn'}>
                {texts.refund.states[state]}
                {reason !== null && `: ${paymentReason(lang, 'refund', reason)}`}
              </span>
              <p className="soft">
                {[...content, formatDateTime(refund.updated_at, lang)].join(', ')}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Sums, fee, refunds, and the way to the payment at Stripe. */
export function OrderMoney(props: OrderProps) {
  const texts = useTexts();
  const { money, refund } = texts;
  const { reply, facts } = props;
  const { lang } = useKit();
  const { order, payment, refunds } = reply;
  const isHeld = mayShip(order.status) && facts.leftCents > 0 && facts.isDisputed;
  return (
    <Block
      title={money.title}
      className="[&>.facts>div:last-child]:strong [&>.facts>div:last-child]:border-t [&>.facts>div:last-child]:border-line [&>.facts>div:last-child]:pt-2"
    >
      <Facts
        rows={sumsOf(reply, texts).map(([name, cents]) => [
          name,
          cents === null ? money.feeUnknown : formatPrice(cents, lang),
        ])}
      />
      {refunds.length > 0 && <Refunds {...props} />}
      <p className="warn not-empty:mt-3" role="status">
        {order.refunding > 0 &&
          fill(refund.pending, { amount: formatPrice(order.refunding, lang) })}
      </p>
      {isHeld && <p className="warn mt-3">{refund.disputed}</p>}
      {payment && (
        <p className="mt-3">
          <Link
            className="link"
            href={payment.url}
            target="_blank"
            rel="noreferrer"
            aria-label={fill(money.openNamed, { id: payment.id })}
          >
            {money.open}
          </Link>
        </p>
      )}
    </Block>
  );
}
