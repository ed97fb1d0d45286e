import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { Pager } from './ListPart.tsx';
import type { Loading } from './queries.ts';
import type { Params } from './search-params.ts';

interface PagedTableProps<T> extends Omit<DataTableProps<T>, 'sort' | 'onSort' | 'isOutdated'> {
  readonly loading: Loading<unknown>;
  /** Stands in place of a table without rows. */
  readonly empty?: ReactNode;
  /** Column of the time. */
  readonly timeColumn: string;
  readonly onSort: (isOldest: boolean) => void;
  readonly here: string;
  /** Parameters of the address; `before` is the cursor of the page. */
  readonly search: Params;
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null;
}

/** A page of rows by time, with the ways to the first page and the next one. */
export function PagedTable<T extends { readonly id: string }>(props: PagedTableProps<T>) {
  const { loading, empty, timeColumn, onSort, here, search, next, ...table } = props;
  if (empty !== undefined && table.rows.length === 0) return empty;
  return (
    <>
      <DataTable
        {...table}
        sort={{ column: timeColumn, isAscending: search['sort'] === 'oldest' }}
        onSort={({ isAscending }) => onSort(isAscending)}
        isOutdated={loading.isPlaceholderData || loading.error !== null}
      />
      <Pager here={here} search={search} next={next} />
    </>
  );
}
