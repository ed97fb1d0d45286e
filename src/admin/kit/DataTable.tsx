import type { ReactNode } from 'react';
import {
  Cell,
  Checkbox,
  Column,
  Row,
  type Selection,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { Icon } from './Icon.tsx';
import { useKit } from './kit-context.ts';

export interface ColumnOf<T> {
  readonly key: string;
  readonly title: string;
  /** Place of the cell in the two lines of a phone's row. */
  readonly place: 'title' | 'end' | 'text';
  readonly isHead?: boolean;
  readonly cell: (row: T) => ReactNode;
}

export interface DataTableProps<T> {
  readonly label: string;
  readonly name: string;
  readonly columns: readonly ColumnOf<T>[];
  readonly rows: readonly T[];
  /** The column of the time: rows are sorted by it alone. */
  readonly sort?: { readonly column: string; readonly isOldest: boolean };
  readonly onSort?: (isOldest: boolean) => void;
  readonly hrefOf?: (row: T) => string;
  readonly isNew?: (row: T) => boolean;
  readonly selected?: Selection;
  readonly onSelect?: (selection: Selection) => void;
  /** True if the rows answer an earlier request than the last one. */
  readonly isOutdated?: boolean;
}

function Box() {
  const { texts } = useKit();
  return (
    <Checkbox slot="selection" className="box" aria-label={texts.table.select}>
      <span className="box-mark">
        <Icon name="check" />
      </span>
    </Checkbox>
  );
}

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
  isOutdated = false,
}: DataTableProps<T>) {
  const canSelect = onSelect !== undefined;
  return (
    <Table
      aria-label={label}
      className={`table table-${name}`}
      data-outdated={isOutdated || undefined}
      {...(sort && {
        sortDescriptor: {
          column: sort.column,
          direction: sort.isOldest ? 'ascending' : 'descending',
        },
        onSortChange: () => onSort?.(!sort.isOldest),
      })}
      {...(canSelect && {
        selectionMode: 'multiple' as const,
        selectedKeys: selected ?? [],
        onSelectionChange: onSelect,
      })}
    >
      <TableHeader>
        {canSelect && (
          <Column className="cell-box">
            <Box />
          </Column>
        )}
        {columns.map(({ key, title, isHead = false, place }) => (
          <Column
            key={key}
            id={key}
            className={`cell-${place} column-${key}`}
            isRowHeader={isHead}
            allowsSorting={sort?.column === key}
          >
            {({ allowsSorting, sortDirection }) => (
              <>
                {title}
                {allowsSorting && (
                  <span className="sort" data-direction={sortDirection}>
                    <Icon name="down" />
                  </span>
                )}
              </>
            )}
          </Column>
        ))}
      </TableHeader>
      <TableBody items={rows} dependencies={[columns, canSelect]}>
        {(row) => (
          <Row
            id={row.id}
            {...(hrefOf && { href: hrefOf(row) })}
            className={isNew?.(row) ? 'row is-new' : 'row'}
          >
            {canSelect && (
              <Cell className="cell-box">
                <Box />
              </Cell>
            )}
            {columns.map(({ key, place, cell }) => (
              <Cell key={key} className={`cell-${place} column-${key}`}>
                {cell(row)}
              </Cell>
            ))}
          </Row>
        )}
      </TableBody>
    </Table>
  );
}
