import { Suspense, useState } from 'react';
import type { OrderPage } from '#contract/account-data.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { dateText } from '#web/orders/OrderParts.tsx';
import { withPart } from '#web/runtime/lazy-part.tsx';
import { lazyWithRetry } from '#web/runtime/lazy-with-retry.ts';
import type de from './de.json';

/** Loads when somebody aims at it. */
const ComplaintForm = lazyWithRetry(
  async () => (await withPart(() => import('./ComplaintForm.tsx'))).ComplaintForm,
);

interface ComplaintsProps {
  readonly order: OrderPage;
  readonly texts: typeof de;
  readonly lang: Lang;
  readonly token: string;
}

type Made = NonNullable<OrderPage['complaints']>['made'][number];

/** The outcome of a complaint. */
function stateOf(
  { decision, due_on: dueOn, done_at: doneAt }: Made,
  texts: typeof de,
  lang: Lang,
): string {
  const { states, decisions, by, doneOn } = texts.complaint;
  if (decision === null) return states.open;
  const decided = decisions[decision];
  if (doneAt) return `${decided}, ${fill(doneOn, { date: dateText(doneAt, lang) })}`;
  return dueOn
    ? `${decided}, ${fill(by, { date: dateText(`${dueOn}T12:00:00Z`, lang) })}`
    : decided;
}

/** Complaints that were made of an order, and the way to make one; absent while there is neither. */
export function Complaints({ order, texts, lang, token }: ComplaintsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { offered = [], made = [] } = order.complaints ?? {};
  const { complaint } = texts;
  const load = () => void ComplaintForm.load().catch(() => undefined);
  if (offered.length + made.length === 0) return null;
  return (
    <section aria-labelledby="order-complaints" className="grid max-w-[40em] gap-4 pt-14">
      <h2 id="order-complaints" className="h3">
        {complaint.title}
      </h2>
      {made.map((each) => (
        <p key={each.id}>
          {fill(complaint.made, {
            kind: complaint.kinds[each.kind],
            date: dateText(each.created_at, lang),
          })}{' '}
          {stateOf(each, texts, lang)}.
        </p>
      ))}
      {offered.length > 0 && !isOpen && (
        <button
          type="button"
          className="btn justify-self-start"
          onPointerEnter={load}
          onFocus={load}
          onClick={() => setIsOpen(true)}
        >
          {complaint.open}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <ComplaintForm
            order={order}
            offered={offered}
            texts={complaint}
            lang={lang}
            token={token}
          />
        </Suspense>
      )}
    </section>
  );
}
