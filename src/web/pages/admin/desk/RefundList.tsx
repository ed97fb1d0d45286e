import { formatDateTime } from '#browser/times.ts';
import type { AdminRefund } from '#contract/admin-orders.ts';
import { formatPrice } from '#rules/money.ts';
import { paymentReason } from '#rules/payment-reasons.ts';
import type { ShownOrder } from './OrderDetail.tsx';

interface ListProps extends ShownOrder {
  readonly refunds: readonly AdminRefund[];
}

/** The order's refunds with what they were for and what became of them. */
export function RefundList({ texts, lang, order, refunds }: ListProps) {
  const contentOf = ({ items, shipping }: AdminRefund) => {
    const pieces = items.map(({ line, quantity }) => {
      const item = order.items[line];
      return `${quantity} × ${item?.name ?? ''} ${item?.variant ?? ''}`.trim();
    });
    return (shipping ? [...pieces, texts.order.shipping] : pieces).join(', ');
  };
  if (refunds.length === 0) return null;
  return (
    <ul className="desk-refunds">
      {refunds.map((refund) => (
        <li key={refund.id}>
          <span className="num">{formatPrice(refund.cents, lang)}</span>
          <span data-refund={refund.state}>
            {texts.refund.states[refund.state]}
            {refund.failure_reason !== null &&
              `: ${paymentReason(lang, 'refund', refund.failure_reason)}`}
          </span>
          <span className="news-soft num">{formatDateTime(refund.updated_at, lang)}</span>
          <span className="news-soft">{contentOf(refund)}</span>
        </li>
      ))}
    </ul>
  );
}
