import { Link } from 'react-aria-components';
import { useKit } from '#admin/kit/kit-context.ts';
import { formatDateTime } from '#browser/times.ts';
import { isDisputeOpen } from '#rules/disputes.ts';
import { formatPrice } from '#rules/money.ts';
import { paymentReason } from '#rules/payment-reasons.ts';
import type { OrderProps } from './order-props.ts';

const STRIPE_DISPUTES = 'https://dashboard.stripe.com/disputes';

/** Disputes of an order; nothing without any. */
export function OrderDisputes({ texts, reply: { disputes }, facts }: OrderProps) {
  const { lang } = useKit();
  const says = texts.dispute;
  if (disputes.length === 0) return null;
  return (
    <section className="block order-disputes" aria-labelledby="order-disputes">
      <h2 id="order-disputes" className={facts.isDisputed ? 'hot' : ''}>
        {says.title}
      </h2>
      {disputes.map((dispute) => {
        const isOpen = isDisputeOpen(dispute.state);
        const rows = [
          [says.amount, formatPrice(dispute.cents, lang)],
          [says.reason, paymentReason(lang, 'dispute', dispute.reason)],
          [says.state, paymentReason(lang, 'state', dispute.state)],
          [says.opened, formatDateTime(dispute.opened_at, lang)],
          [says.due, isOpen && dispute.due_by && formatDateTime(dispute.due_by, lang)],
          [says.closed, dispute.closed_at && formatDateTime(dispute.closed_at, lang)],
        ] as const;
        return (
          <dl key={dispute.id} className="facts">
            {rows.map(
              ([name, value]) =>
                value && (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
        );
      })}
      {facts.isDisputed && (
        <p>
          {says.hold}{' '}
          <Link className="link" href={STRIPE_DISPUTES} target="_blank" rel="noreferrer">
            {says.answer}
          </Link>
        </p>
      )}
    </section>
  );
}
