import type { DeskOrderReply } from '../../../../contract/desk-orders.ts';
import { formatPrice } from '../../../../rules/money.ts';
import { fill } from '../../../i18n/translate.ts';
import type { DeskProps } from './texts.ts';

interface PaymentProps extends DeskProps {
  readonly payment: NonNullable<DeskOrderReply['payment']>;
  /** The order's number, or what stands for it. */
  readonly number: string;
}

/** A card's brand as it is written: `visa` is Visa. */
const brandName = (brand: string) => `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}`;

/** Payment method of an order, Stripe's fee, and the link to the payment at Stripe. */
export function Payment({ copy, lang, payment, number }: PaymentProps) {
  const texts = copy.payment;
  const names: Readonly<Record<string, string>> = texts.methods;
  const { method, card_brand: brand, fee } = payment;
  const facts = [
    [
      texts.method,
      method === null
        ? null
        : [names[method] ?? method, brand && brandName(brand)].filter(Boolean).join(', '),
    ],
    [texts.fee, fee === null ? texts.feeUnknown : formatPrice(fee, lang)],
    [texts.id, payment.id],
  ] as const;
  return (
    <section className="desk-block">
      <h3>{texts.title}</h3>
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
          aria-label={fill(texts.openNamed, { number })}
        >
          {texts.open}
        </a>
      </p>
    </section>
  );
}
