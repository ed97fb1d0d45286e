import { PRODUCT_KINDS } from '../../../contract/desk-products.ts';
import type { DeskImportReply } from '../../../contract/desk-transfer.ts';
import type { Lang } from '../../../routes.ts';
import {
  countOutcomes,
  type ImportOptions,
  readImportState,
  saveImport,
} from '../../catalogue/import-entries.ts';
import { nameOf } from '../../catalogue/name-of.ts';
import type { Transaction } from '../../shop.ts';
import { columnOf } from './columns.ts';
import { readTable } from './read-table.ts';

export interface TableImportOptions extends Omit<ImportOptions, 'rows' | 'positions'> {
  readonly lang: Lang;
}

/** Makes drafts of the rows of a table that change something; all of them, or none. */
export async function importTable(
  tx: Transaction,
  bytes: Uint8Array,
  { lang, ...options }: TableImportOptions,
): Promise<DeskImportReply> {
  const state = await readImportState(tx);
  const rows = readTable(bytes, state);
  const { saved, rows: results } = await saveImport(tx, state, { ...options, rows });
  return {
    saved,
    counts: countOutcomes(results),
    rows: results.map(({ kind, id, outcome, problems }, index) => {
      const row = rows[index];
      const content = row?.content as { kind?: unknown } | undefined;
      const product = PRODUCT_KINDS.find((each) => each === content?.kind);
      return {
        line: row?.line ?? 0,
        kind,
        id,
        name: nameOf(content),
        outcome,
        problems: problems.map((problem) => ({
          code: problem.code,
          values: problem.values,
          path: [...problem.path],
          column:
            row?.headings.get(problem) ??
            (product && columnOf(product, problem.path)?.heading[lang]) ??
            null,
        })),
      };
    }),
  };
}
