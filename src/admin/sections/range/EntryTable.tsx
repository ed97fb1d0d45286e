import type { ReactNode } from 'react';
import { type ColumnOf, DataTable, LoadingTable } from '#admin/kit/DataTable.tsx';
import { ListPart } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { type AdminEntriesReply, adminEntriesReply } from '#contract/admin-catalogue.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';
import './entry-table.css';

interface EntryTableProps<Row> {
  readonly kind: EntryKind;
  readonly label: string;
  readonly columns: readonly ColumnOf<Row>[];
  readonly rowsOf: (entries: AdminEntriesReply['entries']) => readonly Row[];
  readonly hrefOf: (row: Row) => string;
  /** Stands in place of a list without rows. */
  readonly empty?: ReactNode;
}

/** All entries of a kind, each of which leads to its editor. */
export function EntryTable<Row extends { readonly id: string }>(props: EntryTableProps<Row>) {
  const { kind, label, columns, rowsOf, hrefOf, empty } = props;
  const path = 'GET /api/admin/catalogue/entries/:kind';
  const loading = useApi(path, { params: { kind } }, adminEntriesReply);
  return (
    <ListPart
      name={label}
      loading={loading}
      skeleton={<LoadingTable name="parts" columns={columns} />}
    >
      {({ entries }) =>
        entries.length === 0 && empty ? (
          empty
        ) : (
          <DataTable
            key={kind}
            name="parts"
            {...{ label, columns, hrefOf }}
            rows={rowsOf(entries)}
            isOutdated={loading.isPlaceholderData || loading.error !== null}
          />
        )
      }
    </ListPart>
  );
}
