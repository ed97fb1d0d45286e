import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type ColumnOf, PagedTable } from '#admin/kit/DataTable.tsx';
import { DaysChip, SortChip } from '#admin/kit/FilterChip.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { ListPart, NothingFound } from '#admin/kit/Page.tsx';
import type { Loading } from '#admin/kit/queries.ts';

const route = getRouteApi('/log');

/** Parameters of the log's address; a change of one leads to the first page. */
export function useLogSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (change: Partial<typeof search>) =>
    void navigate({ search: { ...search, before: undefined, ...change } });
  return { search, change };
}

interface LogListProps<Row, Reply> {
  readonly columns: readonly ColumnOf<Row>[];
  readonly loading: Loading<Reply>;
  readonly rowsOf: (reply: Reply) => readonly Row[];
  /** Stands in place of a list that has no rows, and no filter. */
  readonly empty: ReactNode;
  /** Filters of this list alone. */
  readonly children: ReactNode;
}

/** A list of the log by time, with its filters. */
export function LogList<
  Row extends { readonly id: string },
  Reply extends { readonly next: string | null },
>({ columns, loading, rowsOf, empty, children }: LogListProps<Row, Reply>) {
  const { lang, texts: kit } = useKit();
  const { search, change } = useLogSearch();
  const { view, sort, before, ...filters } = search;
  const none = { area: undefined, kind: undefined, by: undefined, account: undefined };
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const setSort = (isOldest: boolean) => change({ sort: isOldest ? 'oldest' : undefined });
  return (
    <>
      <div className="filters">
        {children}
        <DaysChip days={search.days} onChange={(days) => change({ days })} />
        <SortChip sort={sort} onChange={setSort} />
      </div>
      <ListPart name={kit.nav.log} loading={loading}>
        {(reply) => (
          <PagedTable
            label={kit.nav.log}
            name="log"
            columns={columns}
            rows={rowsOf(reply)}
            empty={
              isFiltered ? (
                <NothingFound onClear={() => change({ ...none, days: undefined })} />
              ) : (
                empty
              )
            }
            onSort={setSort}
            loading={loading}
            timeColumn="when"
            here={sectionHref(lang, '/log')}
            search={search}
            next={reply.next}
          />
        )}
      </ListPart>
    </>
  );
}
