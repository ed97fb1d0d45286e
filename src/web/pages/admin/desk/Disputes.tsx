import { formatDateTime } from '#browser/times.ts';
import type { AdminDispute } from '#contract/admin-orders.ts';
import { isDisputeOpen } from '#rules/disputes.ts';
import { formatPrice } from '#rules/money.ts';
import { paymentReason } from '#rules/payment-reasons.ts';
import type { DeskProps } from './texts.ts';

const STRIPE_DISPUTES = 'https://dashboard.stripe.com/disputes';

function Dispute({ texts, lang, dispute }: DeskProps & { readonly dispute: AdminDispute }) {
  const says = texts.dispute;
  const isOpen = isDisputeOpen(dispute.state);
  const facts = [
    [says.amount, formatPrice(dispute.cents, lang)],
    [says.reason, paymentReason(lang, 'dispute', dispute.reason)],
    [says.state, paymentReason(lang, 'state', dispute.state)],
    [says.opened, formatDateTime(dispute.opened_at, lang)],
    [says.due, isOpen && dispute.due_by !== null && formatDateTime(dispute.due_by, lang)],
    [says.closed, dispute.closed_at !== null && formatDateTime(dispute.closed_at, lang)],
  ] as const;
  return (
    <>
      <dl className="desk-facts num">
        {facts
          .filter(([, fact]) => fact !== false)
          .map(([label, fact]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
      </dl>
      {isOpen && (
        <p>
          {says.hold}{' '}
          <a className="desk-link" href={STRIPE_DISPUTES} rel="noreferrer" target="_blank">
            {says.answer}
          </a>
        </p>
      )}
    </>
  );
}

/** Lists an order's disputes; renders nothing without any. */
export function Disputes({
  texts,
  lang,
  disputes,
}: DeskProps & { readonly disputes: readonly AdminDispute[] }) {
  if (disputes.length === 0) return null;
  const isOpen = disputes.some(({ state }) => isDisputeOpen(state));
  return (
    <section className="desk-block is-raised">
      <h3 className={isOpen ? 'news-hot' : undefined}>{texts.dispute.title}</h3>
      {disputes.map((dispute) => (
        <Dispute key={dispute.id} texts={texts} lang={lang} dispute={dispute} />
      ))}
    </section>
  );
}
