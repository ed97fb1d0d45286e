import { and, eq, inArray, or } from 'drizzle-orm';
import type { ItemProduct } from '#rules/range.ts';
import { markableOf } from '#rules/sold-out.ts';
import { type catalogueDrafts, catalogueEntries } from '../catalogue/schema.ts';
import type { Transaction } from '../shop.ts';
import { stockCounts, stockMovements } from '../stock/schema.ts';

const marksOf = (product: ItemProduct) => markableOf(product).groups.flatMap(({ marks }) => marks);

/**
 * Lets what a version adds to products begin at 0 where their other variants are counted, so that nothing is sold
 * before somebody has counted it; a threshold that the others share holds for it. Call it in the version's
 * transaction; returns what began.
 */
export async function countNewMarks(
  tx: Transaction,
  version: number,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await tx
    .select()
    .from(catalogueEntries)
    .where(
      and(
        eq(catalogueEntries.kind, 'product'),
        inArray(catalogueEntries.id, [...ids]),
        or(eq(catalogueEntries.version, version), eq(catalogueEntries.replacedIn, version)),
      ),
    );
  const groups = rows.flatMap(({ id, content, removed, version: since }) => {
    if (since !== version || removed) return [];
    const before = rows.find((row) => row.id === id && row.version !== version);
    const old = new Set(before && marksOf(before.content as ItemProduct));
    return markableOf(content as ItemProduct).groups.map(({ marks }) => ({
      siblings: marks.filter((mark) => old.has(mark)),
      added: marks.filter((mark) => !old.has(mark)),
    }));
  });
  const grown = groups.filter(({ siblings, added }) => siblings.length > 0 && added.length > 0);
  if (grown.length === 0) return [];
  const counted = await tx
    .select({ itemId: stockCounts.itemId, threshold: stockCounts.threshold })
    .from(stockCounts)
    .where(
      inArray(
        stockCounts.itemId,
        grown.flatMap(({ siblings }) => siblings),
      ),
    );
  const values = grown.flatMap(({ siblings, added }) => {
    const its = counted.filter(({ itemId }) => siblings.includes(itemId));
    if (its.length === 0) return [];
    const [threshold = null, ...others] = new Set(its.map((count) => count.threshold));
    const shared = others.length === 0 ? threshold : null;
    return added.map((itemId) => ({ itemId, onHand: 0, threshold: shared }));
  });
  if (values.length === 0) return [];
  const begun = await tx
    .insert(stockCounts)
    .values(values)
    .onConflictDoNothing()
    .returning({ itemId: stockCounts.itemId });
  return begun.map(({ itemId }) => itemId);
}

type Brought = Pick<typeof catalogueDrafts.$inferSelect, 'content' | 'stock'>;

/** Marks of one statement; each has six parameters. */
const BATCH = 5_000;

/**
 * Counts new products with the pieces that their drafts brought from another shop. Variants that the other shop didn't
 * have begin at 0. Call it in the version's transaction.
 */
export async function countBrought(
  tx: Transaction,
  drafts: readonly Brought[],
  movement: { readonly cause: string; readonly at: Date },
): Promise<void> {
  const values = drafts.flatMap(({ content, stock }) =>
    stock === null || content === null
      ? []
      : marksOf(content as ItemProduct).flatMap((itemId) => {
          const onHand = stock[itemId] === undefined ? 0 : stock[itemId];
          return onHand === null ? [] : [{ itemId, onHand }];
        }),
  );
  for (let at = 0; at < values.length; at += BATCH) {
    const begun = await tx
      .insert(stockCounts)
      .values(values.slice(at, at + BATCH))
      .onConflictDoNothing()
      .returning({ itemId: stockCounts.itemId, onHand: stockCounts.onHand });
    const moved = begun.map((row) => ({ ...row, ...movement, change: row.onHand }));
    if (moved.length === 0) continue;
    await tx.insert(stockMovements).values(moved.map((row) => ({ ...row, reason: 'counted' })));
  }
}
