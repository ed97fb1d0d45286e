import { UNPAID_ORDERS_KEPT_DAYS } from '../../../../catalogue/retention.ts';
import type { PersonCounts as Erasable, PersonKept } from '../../../../contract/desk-person.ts';
import { fill } from '../../../i18n/translate.ts';
import type { DeskTexts } from './texts.ts';

export type PersonCopy = DeskTexts['person'];

export function countAll(counts: Erasable | PersonKept): number {
  return Object.values(counts).reduce((sum: number, count: number) => sum + count, 0);
}

/** Counts by name; the order is the API's. */
function Counts({
  copy,
  counts,
}: {
  readonly copy: PersonCopy;
  readonly counts: Erasable | PersonKept;
}) {
  const names: Readonly<Record<string, string>> = copy.counts;
  return (
    <dl className="desk-sums num">
      {Object.entries(counts).map(([name, count]) => (
        <div key={name}>
          <dt>{names[name]}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Two columns: rows that erasure removes or removed, and orders that stay with the reason. */
export function PersonCounts({
  copy,
  title,
  counts,
  kept,
}: {
  readonly copy: PersonCopy;
  readonly title: string;
  readonly counts: Erasable;
  readonly kept: PersonKept;
}) {
  return (
    <div className="desk-columns">
      <section className="desk-block">
        <h3>{title}</h3>
        <Counts copy={copy} counts={counts} />
      </section>
      <section className="desk-block">
        <h3>{copy.stays}</h3>
        <Counts copy={copy} counts={kept} />
        {kept.paid_orders > 0 && <p className="news-soft">{copy.paidText}</p>}
        {kept.open_orders > 0 && (
          <p className="news-soft">{fill(copy.openText, { days: UNPAID_ORDERS_KEPT_DAYS })}</p>
        )}
      </section>
    </div>
  );
}
