import { isDeepStrictEqual } from 'node:util';
import type { AdminImportReply } from '#contract/admin-transfer.ts';
import type { Lang } from '#routes.ts';
import { readPrices } from '#server/catalogue/content-prices.ts';
import { entryKey, nameOf } from '#server/catalogue/entries.ts';
import {
  countOutcomes,
  type ImportOptions,
  readImportState,
  saveImport,
} from '#server/catalogue/import-entries.ts';
import type { Transaction } from '#server/shop.ts';
import { columnOf } from './columns.ts';
import { readTable } from './read-table.ts';

export interface TableImportOptions extends Omit<ImportOptions, 'rows' | 'positions'> {
  readonly lang: Lang;
}

/** Returns the prices that a row changes, beside the published ones. */
function pricesOf(
  published: unknown,
  content: unknown,
): AdminImportReply['rows'][number]['prices'] {
  const former = new Map(
    readPrices(published).map(({ variant, ...price }) => [variant, price] as const),
  );
  return readPrices(content)
    .map(({ variant, ...after }) => ({ variant, before: former.get(variant) ?? null, after }))
    .filter(({ before, after }) => !isDeepStrictEqual(before, after));
}

/** Makes drafts of the rows of a table that change something; all of them, or none. */
export async function importTable(
  tx: Transaction,
  bytes: Uint8Array,
  { lang, ...options }: TableImportOptions,
): Promise<AdminImportReply> {
  const state = await readImportState(tx);
  const rows = readTable(bytes, state);
  const { saved, rows: results } = await saveImport(tx, state, { ...options, rows });
  return {
    saved,
    counts: countOutcomes(results),
    rows: results.map(({ kind, id, outcome, problems }, index) => {
      const row = rows[index];
      return {
        line: row?.line ?? 0,
        kind,
        id,
        name: nameOf(row?.content),
        outcome,
        prices: pricesOf(state.published.get(entryKey({ kind, id }))?.content, row?.content),
        problems: problems.map((problem) => ({
          code: problem.code,
          values: problem.values,
          path: [...problem.path],
          column: row?.headings.get(problem) ?? columnOf(problem.path)?.heading[lang] ?? null,
        })),
      };
    }),
  };
}
