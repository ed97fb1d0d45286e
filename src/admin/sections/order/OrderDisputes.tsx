import { Link } from 'react-aria-components';
import { Block, Facts } from '#admin/kit/Block.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { formatDateTime } from '#browser/times.ts';
import { isDisputeOpen } from '#rules/disputes.ts';
import { formatPrice } from '#rules/money.ts';
import { paymentReason } from '#rules/payment-reasons.ts';
import type { OrderProps } from './order-facts.ts';
import { useTexts } from './texts.ts';

const STRIPE_DISPUTES = 'https://dashboard.stripe.com/disputes';

/** Disputes of an order; nothing without any. */
export function OrderDisputes({ reply: { disputes }, facts }: OrderProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const says = texts.dispute;
  const time = (at: string | null) => at && formatDateTime(at, lang);
  if (disputes.length === 0) return null;
  return (
    <Block title={says.title} className="border-t border-line bg-(--hot-bg)">
      {disputes.map(({ id, cents, reason, state, opened_at: opened, ...dispute }) => (
        <Facts
          key={id}
          rows={[
            [says.amount, formatPrice(cents, lang)],
            [says.reason, paymentReason(lang, 'dispute', reason)],
            [says.state, paymentReason(lang, 'state', state)],
            [says.opened, time(opened)],
            [says.due, isDisputeOpen(state) && time(dispute.due_by)],
            [says.closed, time(dispute.closed_at)],
          ]}
        />
      ))}
      {facts.isDisputed && (
        <p>
          {says.hold}{' '}
          <Link className="link" href={STRIPE_DISPUTES} target="_blank" rel="noreferrer">
            {says.answer}
          </Link>
        </p>
      )}
    </Block>
  );
}
