import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, Form, Link } from 'react-aria-components';
import { Field } from '#admin/kit/Field.tsx';
import { queryOf, sectionHref, useKit, withParams } from '#admin/kit/kit-context.ts';
import { Empty, ListPart, Page, Pager } from '#admin/kit/Page.tsx';
import { useApi, useSend } from '#admin/kit/queries.ts';
import { formatDays } from '#admin/kit/times.tsx';
import { showDone } from '#admin/kit/toasts.tsx';
import { formatDateTime } from '#browser/times.ts';
import { type AdminReturn, adminReturnsReply } from '#contract/admin-returns.ts';
import { adminDefectsReply } from '#contract/defects.ts';
import { formReply } from '#contract/forms.ts';
import { berlinDate, isoDate } from '#rules/berlin-day.ts';
import { fill } from '#rules/fill.ts';
import { PARCEL_STEPS } from '#rules/order-states.ts';
import { CHANGES } from './changes.ts';
import { Defects } from './Defects.tsx';
import { EntryLayer } from './EntryLayer.tsx';
import { useTexts } from './texts.ts';

const route = getRouteApi('/returns');

/** Assigns withdrawals to orders and marks them as done; both can be taken back. */
function useChanges() {
  const texts = useTexts();
  const matched = useSend('POST /api/admin/returns/:id/order', formReply, CHANGES);
  const marked = useSend('POST /api/admin/returns/:id/done', formReply, CHANGES);
  const say = async (sent: Promise<unknown>, said: string, undo?: () => void) => {
    if (await sent) showDone(said, undo);
  };
  const match = (id: string, number: string) =>
    say(
      matched.tried({ params: { id }, body: { number } }),
      number === '' ? texts.isUnmatched : fill(texts.isMatched, { number }),
    );
  const mark = (row: Pick<AdminReturn, 'id' | 'name'>, done: boolean): Promise<void> =>
    say(
      marked.tried({ params: { id: row.id }, body: { done } }),
      fill(done ? texts.isDone : texts.isReopened, { name: row.name }),
      () => void mark(row, !done),
    );
  return { match, mark, isPending: matched.isPending || marked.isPending };
}

/** One withdrawal: what was declared, until when, and the steps that are left. */
function ReturnRow({ row }: { readonly row: AdminReturn }) {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const { match, mark, isPending } = useChanges();
  const { id, name, email, order, typed_order: typed, goods, done_at: doneAt } = row;
  const day = formatDays(row.due_on, row.due_on, lang, kit);
  const isLate = row.due_on < isoDate(berlinDate(Date.now()));
  const named = (action: string) => ({
    className: 'button',
    'aria-label': fill(texts.named, { action, name }),
  });
  const at = order && sectionHref(lang, `/orders/${order.number}`);
  return (
    <li>
      <div>
        <b>{name}</b>{' '}
        {doneAt === null && (
          <span className={isLate ? 'hot' : 'warn'}>
            {fill(isLate ? texts.late : texts.due, { day })}
          </span>
        )}
        <p>
          {at && (
            <>
              <Link className="link" href={at}>
                {fill(texts.order, { number: order.number })}
              </Link>
              {' · '}
            </>
          )}
          <Link className="link" href={`mailto:${email}`}>
            {email}
          </Link>
        </p>
        <p className="soft prose">{fill(texts.goods, { goods: goods ?? texts.all })}</p>
        <p className="soft">
          {fill(texts.declared, { time: formatDateTime(row.declared_at, lang) })}
          {order === null && `, ${fill(texts.typed, { order: typed })}`}
        </p>
        {doneAt === null && row.same_order > 0 && (
          <p className="soft">{fill(texts.sameOrder, { n: row.same_order })}</p>
        )}
      </div>
      <div className="page-actions">
        {doneAt === null && order === null && (
          <Form
            className="page-actions"
            onSubmit={(event) => {
              event.preventDefault();
              const number = new FormData(event.currentTarget).get('number');
              void match(id, String(number).trim());
            }}
          >
            <Field label={texts.number} name="number" maxLength={50} isRequired />
            <Button type="submit" {...named(texts.match)} isPending={isPending}>
              {texts.match}
            </Button>
          </Form>
        )}
        {doneAt === null && order && (
          <>
            <Button
              {...named(texts.unmatch)}
              isPending={isPending}
              onPress={() => void match(id, '')}
            >
              {texts.unmatch}
            </Button>
            {PARCEL_STEPS[order.fulfilment].includes('returned') && (
              <Link {...named(texts.back)} href={`${at}/return`}>
                {texts.back}
              </Link>
            )}
            {order.status !== 'refunded' && (
              <Link {...named(texts.refund)} href={`${at}/refund`}>
                {texts.refund}
              </Link>
            )}
          </>
        )}
        <Button
          {...named(doneAt === null ? texts.done : texts.reopen)}
          isPending={isPending}
          onPress={() => void mark(row, doneAt === null)}
        >
          {doneAt === null ? texts.done : texts.reopen}
        </Button>
      </div>
    </li>
  );
}

const VIEWS = ['open', 'done', 'defects', 'defectsDone'] as const;

/** Withdrawals: the open ones by due date, and those that are done; complaints beside them. Goods and money are steps of their orders. */
export function Section() {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const search = route.useSearch();
  const { view, before } = search;
  const [isEntering, setIsEntering] = useState(false);
  const here = sectionHref(lang, '/returns');
  const hrefOf = (key: (typeof VIEWS)[number]) =>
    withParams(here, { view: key === 'open' ? undefined : key });
  const other = view === 'done' ? 'open' : 'done';
  const query = queryOf({
    done: view === 'done' ? '1' : undefined,
    before: view === undefined || view === 'done' ? before : undefined,
  });
  const isDefects = view === 'defects' || view === 'defectsDone';
  const loading = useApi('GET /api/admin/returns', { query }, adminReturnsReply, {
    everyMs: 60_000,
  });
  const complaints = useApi('GET /api/admin/defects', { query: queryOf({}) }, adminDefectsReply);
  const counts: Partial<Record<(typeof VIEWS)[number], number>> = {
    ...loading.data?.counts,
    ...(complaints.data && {
      defects: complaints.data.counts.open,
      defectsDone: complaints.data.counts.done,
    }),
  };
  return (
    <Page
      title={kit.nav.returns}
      actions={
        <Button className="button" onPress={() => setIsEntering(true)}>
          {texts.enter}
        </Button>
      }
      views={VIEWS.map((key) => ({
        href: hrefOf(key),
        label: texts.views[key],
        count: counts[key],
        isCurrent: key === (view ?? 'open'),
      }))}
    >
      {isEntering && <EntryLayer onClose={() => setIsEntering(false)} />}
      {isDefects ? (
        <Defects key={view} isDone={view === 'defectsDone'} here={here} search={search} />
      ) : (
        <ListPart name={kit.nav.returns} loading={loading}>
          {({ returns, next, counts }) =>
            returns.length === 0 ? (
              <Empty
                title={view === 'done' ? texts.noneDone : texts.none}
                text={texts.noneText}
                {...(counts[other] > 0 && {
                  way: { href: hrefOf(other), label: texts.toOther[other] },
                })}
              />
            ) : (
              <section className="block">
                <ul className="plain-rows" aria-label={kit.nav.returns}>
                  {returns.map((row) => (
                    <ReturnRow key={row.id} row={row} />
                  ))}
                </ul>
                <Pager here={here} search={search} next={next} />
              </section>
            )
          }
        </ListPart>
      )}
    </Page>
  );
}
