import type { ReactNode } from 'react';
import {
  Cell,
  Column,
  Row,
  type Selection,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { Box } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { type Params, useKit } from './kit-context.ts';
import { Pager } from './Page.tsx';
import type { Loading } from './queries.ts';

export interface ColumnOf<T> {
  readonly key: string;
  readonly title: string;
  /** Place of the cell in the two lines of a phone's row. */
  readonly place: 'title' | 'end' | 'text';
  readonly isHead?: boolean;
  /** Utilities of its head and its cells, such as a width. */
  readonly className?: string;
  /** True if rows can be sorted by it, in addition to the column that they are sorted by. */
  readonly canSort?: boolean;
  readonly cell: (row: T) => ReactNode;
}

/** Column that rows are sorted by; times ascend from the oldest. */
export interface Sort {
  readonly column: string;
  readonly isAscending: boolean;
}

export interface DataTableProps<T> {
  readonly label: string;
  readonly name: string;
  readonly columns: readonly ColumnOf<T>[];
  readonly rows: readonly T[];
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly hrefOf?: (row: T) => string;
  readonly isNew?: (row: T) => boolean;
  readonly selected?: Selection;
  readonly onSelect?: (selection: Selection) => void;
  /** False for rows that have no box. */
  readonly canSelect?: (row: T) => boolean;
  /** True if the rows answer an earlier request than the last one. */
  readonly isOutdated?: boolean;
}

const classOf = ({
  key,
  place,
  className = '',
}: Pick<ColumnOf<never>, 'key' | 'place' | 'className'>) =>
  `cell-${place} column-${key} ${className}`;

/** Rows of 44 px, of two lines on phones; arrow keys go through them, and a row with an address opens it. */
export function DataTable<T extends { readonly id: string }>({
  label,
  name,
  columns,
  rows,
  sort,
  onSort,
  hrefOf,
  isNew,
  selected,
  onSelect,
  canSelect = () => true,
  isOutdated = false,
}: DataTableProps<T>) {
  const { texts } = useKit();
  const hasBoxes = onSelect !== undefined;
  const box = <Box slot="selection" aria-label={texts.table.select} />;
  return (
    <Table
      aria-label={label}
      className={`table table-${name}`}
      data-outdated={isOutdated || undefined}
      {...(sort && {
        sortDescriptor: {
          column: sort.column,
          direction: sort.isAscending ? 'ascending' : 'descending',
        },
        // Another column begins with its largest value.
        onSortChange: ({ column }) =>
          onSort?.({
            column: String(column),
            isAscending: column === sort.column && !sort.isAscending,
          }),
      })}
      {...(hasBoxes && {
        selectionMode: 'multiple' as const,
        selectedKeys: selected ?? [],
        onSelectionChange: onSelect,
        disabledBehavior: 'selection' as const,
        disabledKeys: rows.filter((row) => !canSelect(row)).map(({ id }) => id),
      })}
    >
      <TableHeader className="max-wide:sr-only">
        {hasBoxes && <Column className="cell-box">{box}</Column>}
        {columns.map(({ key, title, isHead = false, canSort = false, ...column }) => (
          <Column
            key={key}
            id={key}
            className={classOf({ key, ...column })}
            isRowHeader={isHead}
            allowsSorting={canSort || sort?.column === key}
          >
            {({ allowsSorting, sortDirection }) => (
              <>
                {title}
                {allowsSorting && sortDirection && (
                  <span
                    className="ms-1 inline-block [&>.icon]:size-3 [&>.icon]:align-[-0.125rem] data-[direction=ascending]:rotate-180"
                    data-direction={sortDirection}
                  >
                    <Icon name="down" />
                  </span>
                )}
              </>
            )}
          </Column>
        ))}
      </TableHeader>
      <TableBody items={rows} dependencies={[columns, hasBoxes]}>
        {(row) => (
          <Row
            id={row.id}
            {...(hrefOf && { href: hrefOf(row) })}
            className={isNew?.(row) ? 'row is-new' : 'row'}
          >
            {hasBoxes && <Cell className="cell-box">{canSelect(row) && box}</Cell>}
            {columns.map(({ cell, ...column }) => (
              <Cell key={column.key} className={classOf(column)}>
                {cell(row)}
              </Cell>
            ))}
          </Row>
        )}
      </TableBody>
    </Table>
  );
}

const ROWS_TO_COME = 12;
/** Length of the bar in place of a cell. */
const BARS = { title: 'w-3/5', end: 'w-14', text: 'w-24 opacity-60' };

interface LoadingTableProps {
  readonly name: string;
  readonly columns: readonly ColumnOf<never>[];
  readonly hasBoxes?: boolean;
}

/** Rows that are about to come, under their heads. */
export function LoadingTable({ name, columns, hasBoxes = false }: LoadingTableProps) {
  return (
    <table className={`table table-${name}`} aria-hidden="true">
      <thead className="max-wide:sr-only">
        <tr>
          {hasBoxes && <th className="cell-box" />}
          {columns.map(({ title, ...column }) => (
            <th key={column.key} className={classOf(column)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: ROWS_TO_COME }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows without content
          <tr key={nth} className="row" style={{ opacity: 1 - nth / ROWS_TO_COME }}>
            {hasBoxes && <td className="cell-box" />}
            {columns.map((column) => (
              <td key={column.key} className={classOf(column)}>
                <span
                  className={`inline-block h-2.5 max-w-full bg-(--active) ${BARS[column.place]}`}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Place of a column, content of its cells, and what else it is. */
export type CellOf<T> = readonly [
  place: ColumnOf<T>['place'],
  cell: ColumnOf<T>['cell'],
  more?: Pick<Partial<ColumnOf<T>>, 'isHead' | 'canSort' | 'className'>,
];

/** Columns in the order of their cells, each with its title. */
export const columnsOf = <T, Key extends string>(
  titles: Readonly<Record<Key, string>>,
  cells: Readonly<Record<Key, CellOf<T>>>,
): readonly ColumnOf<T>[] =>
  (Object.entries(cells) as [Key, CellOf<T>][]).map(([key, [place, cell, more]]) => {
    return { key, title: titles[key], place, cell, ...more };
  });

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
