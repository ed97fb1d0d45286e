import { fill } from '#browser/fill.ts';
import { UNPAID_ORDERS_KEPT_DAYS } from '#catalogue/retention.ts';
import type { PersonCounts as Erasable, PersonKept } from '#contract/admin-person.ts';
import type { DeskTexts } from './texts.ts';

export type PersonTexts = DeskTexts['person'];

export function countAll(counts: Erasable | PersonKept): number {
  return Object.values(counts).reduce((sum: number, count: number) => sum + count, 0);
}

/** Counts by name; the order is the API's. */
function Counts({
  texts,
  counts,
}: {
  readonly texts: PersonTexts;
  readonly counts: Erasable | PersonKept;
}) {
  const names: Readonly<Record<string, string>> = texts.counts;
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
  texts,
  title,
  counts,
  kept,
}: {
  readonly texts: PersonTexts;
  readonly title: string;
  readonly counts: Erasable;
  readonly kept: PersonKept;
}) {
  return (
    <div className="desk-columns">
      <section className="desk-block">
        <h3>{title}</h3>
        <Counts texts={texts} counts={counts} />
      </section>
      <section className="desk-block">
        <h3>{texts.stays}</h3>
        <Counts texts={texts} counts={kept} />
        {kept.paid_orders > 0 && <p className="news-soft">{texts.paidText}</p>}
        {kept.open_orders > 0 && (
          <p className="news-soft">{fill(texts.openText, { days: UNPAID_ORDERS_KEPT_DAYS })}</p>
        )}
      </section>
    </div>
  );
}
