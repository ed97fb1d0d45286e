import { isDeepStrictEqual } from 'node:util';
import type { AdminImportReply, ProblemCode } from '#contract/admin-transfer.ts';
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
import { type MoveOptions, moveTable } from './move-table.ts';
import { shopOf } from './read-export.ts';
import { readTable, splitTable } from './read-table.ts';

export interface TableImportOptions
  extends Omit<ImportOptions, 'rows' | 'positions' | 'mode'>,
    MoveOptions {
  readonly lang: Lang;
}

/** Findings of fields that nobody has filled in yet, such as those in the other language. */
const UNFILLED = new Set<ProblemCode>([
  'missing',
  'blank',
  'too_few',
  'picture_missing',
  'other_language',
]);

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
  const table = splitTable(bytes);
  const from = Array.isArray(table) ? undefined : shopOf(table.headings);
  const move = from && !Array.isArray(table) ? moveTable(from, table, state, options) : undefined;
  const rows = move?.rows ?? readTable(table, state);
  const mode = move && (options.collection === undefined ? 'try' : 'tell');
  const { saved, rows: results } = await saveImport(tx, state, { ...options, rows, mode });
  const told = results.map(({ kind, id, outcome, problems }, index) => {
    const row = rows[index];
    return {
      line: row?.line ?? 0,
      kind,
      id,
      name: nameOf(row?.content),
      outcome,
      prices:
        kind !== 'product'
          ? []
          : pricesOf(state.published.get(entryKey({ kind, id }))?.content, row?.content),
      problems: problems
        .filter(({ code }) => !move || !UNFILLED.has(code))
        .map((problem) => ({
          code: problem.code,
          values: problem.values,
          path: [...problem.path],
          column:
            row?.headings.get(problem) ??
            (kind === 'product' ? columnOf(problem.path)?.heading[lang] : undefined) ??
            null,
        })),
    };
  });
  return {
    saved,
    counts: countOutcomes(results),
    moved: move?.moved ?? null,
    rows: [...told, ...(move?.skipped ?? [])],
  };
}
