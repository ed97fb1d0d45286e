import { Facts } from '#admin/kit/Block.tsx';
import { UNPAID_ORDERS_KEPT_DAYS } from '#catalogue/retention.ts';
import type { PersonCounts as Erasable, PersonKept } from '#contract/admin-person.ts';
import { fill } from '#rules/fill.ts';
import { useTexts } from './texts.ts';

export function countAll(counts: Erasable | PersonKept): number {
  return Object.values(counts).reduce((sum: number, count: number) => sum + count, 0);
}

interface CountsProps {
  readonly title: string;
  readonly counts: Erasable | PersonKept;
}

/** Counts by name; the order is the API's. */
function Counts({ title, counts }: CountsProps) {
  const { person: texts } = useTexts();
  const names: Readonly<Record<string, string>> = texts.counts;
  return (
    <>
      <h3 className="mb-2 text-small/5">{title}</h3>
      <Facts
        rows={Object.entries(counts).map(([name, count]) => [
          names[name] ?? name,
          count === 0 ? (
            <span key={name} className="soft">
              0
            </span>
          ) : (
            count
          ),
        ])}
      />
    </>
  );
}

/** Two columns: rows that erasure removes or removed, and orders that stay with the reason. */
export function PersonCounts({
  kept,
  ...goes
}: CountsProps & { readonly counts: Erasable; readonly kept: PersonKept }) {
  const { person: texts } = useTexts();
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),24rem))] gap-x-16 gap-y-6 [&_p]:mt-3">
      <div>
        <Counts {...goes} />
      </div>
      <div>
        <Counts title={texts.stays} counts={kept} />
        {kept.paid_orders > 0 && <p className="soft">{texts.paidText}</p>}
        {kept.open_orders > 0 && (
          <p className="soft">{fill(texts.openText, { days: UNPAID_ORDERS_KEPT_DAYS })}</p>
        )}
        {kept.kept_withdrawals > 0 && <p className="soft">{texts.withdrawalText}</p>}
      </div>
    </div>
  );
}
