import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type ColumnOf, LoadingTable, PagedTable } from '#admin/kit/DataTable.tsx';
import { DaysChip, SortChip } from '#admin/kit/FilterChip.tsx';
import { sectionHref, useKit, withParams } from '#admin/kit/kit-context.ts';
import { useMay } from '#admin/kit/may.ts';
import { ListPart, NothingFound, Page } from '#admin/kit/Page.tsx';
import type { Loading } from '#admin/kit/queries.ts';
import { SecurityActions } from './SecurityActions.tsx';
import { useTexts } from './texts.ts';

const route = getRouteApi('/log');

/** Parameters of the log's address, and what changes some of them; a change leads to the first page. */
export function useLogSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (change: Partial<typeof search>) =>
    void navigate({ search: { ...search, before: undefined, ...change } });
  const { view, sort } = search;
  return { search, change, clear: () => void navigate({ search: { view, sort } }) };
}

interface LogListProps<Row, Reply> {
  readonly note: string;
  readonly columns: readonly ColumnOf<Row>[];
  readonly loading: Loading<Reply>;
  readonly rowsOf: (reply: Reply) => readonly Row[];
  /** Values of the filters of this list alone. */
  readonly filters: readonly (string | undefined)[];
  /** Stands in place of a list that has no rows, and no filter. */
  readonly empty: ReactNode;
  /** Filters of this list alone. */
  readonly children: ReactNode;
}

/** A list of the log by time, with its filters. */
export function LogList<
  Row extends { readonly id: string },
  Reply extends { readonly next: string | null },
>({ note, columns, loading, rowsOf, filters, empty, children }: LogListProps<Row, Reply>) {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const { search, change, clear } = useLogSearch();
  const { view, kind, account, days, sort } = search;
  const title = kit.nav.log;
  const here = sectionHref(lang, '/log');
  const seesSecurity = useMay('GET /api/admin/security');
  const named = [...filters, days && kit.days[days]];
  const setSort = (isOldest: boolean) => change({ sort: isOldest ? 'oldest' : undefined });
  return (
    <Page
      title={title}
      note={note}
      {...(seesSecurity && {
        actions: <SecurityActions />,
        views: ([undefined, 'security', 'refused'] as const).map((each) => ({
          href: withParams(here, { view: each, kind, account, days, sort }),
          label: texts.views[each ?? 'actions'],
          isCurrent: view === each,
        })),
      })}
    >
      <div className="filters">
        {children}
        <DaysChip days={days} onChange={(value) => change({ days: value })} />
        <SortChip sort={sort} onChange={setSort} />
      </div>
      <ListPart
        name={title}
        loading={loading}
        skeleton={<LoadingTable name="log" columns={columns} />}
      >
        {(reply) => (
          <PagedTable
            label={title}
            name="log"
            {...{ columns, loading, here, search }}
            rows={rowsOf(reply)}
            empty={named.some(Boolean) ? <NothingFound filters={named} onClear={clear} /> : empty}
            onSort={setSort}
            timeColumn="when"
            next={reply.next}
          />
        )}
      </ListPart>
    </Page>
  );
}
