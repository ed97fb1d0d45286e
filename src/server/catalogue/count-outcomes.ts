import type { ImportOutcome } from '#contract/desk-transfer.ts';
import type { RowResult } from './import-entries.ts';

/** Counts rows or files by outcome. */
export function countOutcomes(
  rows: readonly Pick<RowResult, 'outcome'>[],
): Record<ImportOutcome, number> {
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}
