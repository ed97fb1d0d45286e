import { fill } from '#browser/fill.ts';
import type { AdminOrderReply } from '#contract/admin-orders.ts';
import { formatPrice } from '#rules/money.ts';
import type { DeskProps } from './texts.ts';

interface PaymentProps extends DeskProps {
  readonly payment: NonNullable<AdminOrderReply['payment']>;
  /** The order's number, or what stands for it. */
  readonly number: string;
}

/** A card's brand as it is written: `visa` is Visa. */
const brandName = (brand: string) => `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}`;

/** Payment method of an order, Stripe's fee, and the link to the payment at Stripe. */
export function Payment({ texts, lang, payment, number }: PaymentProps) {
  const paymentTexts = texts.payment;
  const names: Readonly<Record<string, string>> = paymentTexts.methods;
  const { method, card_brand: brand, fee } = payment;
  const facts = [
    [
      paymentTexts.method,
      method === null
        ? null
        : [names[method] ?? method, brand && brandName(brand)].filter(Boolean).join(', '),
    ],
    [paymentTexts.fee, fee === null ? paymentTexts.feeUnknown : formatPrice(fee, lang)],
    [paymentTexts.id, payment.id],
  ] as const;
  return (
    <section className="desk-block">
      <h3>{paymentTexts.title}</h3>
      <dl className="desk-sums num">
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p>
        <a
          className="desk-link"
          href={payment.url}
          target="_blank"
          rel="noreferrer"
          aria-label={fill(paymentTexts.openNamed, { number })}
        >
          {paymentTexts.open}
        </a>
      </p>
    </section>
  );
}
