import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { type ItemProduct, rangeOf } from '#rules/range.ts';
import { markableOf } from '#rules/sold-out.ts';
import { catalogueEntries } from '../catalogue/schema.ts';
import type { Transaction } from '../shop.ts';
import { stockCounts } from '../stock/schema.ts';

const marksOf = (product: ItemProduct) => markableOf(product).groups.flatMap(({ marks }) => marks);

/**
 * Lets what a version adds to products begin at 0 where their other variants are counted, so that nothing is sold
 * before somebody has counted it. Call it in the version's transaction; returns what began.
 */
export async function countNewMarks(
  tx: Transaction,
  before: Catalogue,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { find } = rangeOf(before);
  const rows = await tx
    .select({ id: catalogueEntries.id, content: catalogueEntries.content })
    .from(catalogueEntries)
    .where(
      and(
        eq(catalogueEntries.kind, 'product'),
        inArray(catalogueEntries.id, [...ids]),
        isNull(catalogueEntries.replacedIn),
        eq(catalogueEntries.removed, false),
      ),
    );
  const groups = rows.flatMap(({ id, content }) => {
    const product = find(id);
    const old = new Set(product && marksOf(product));
    return markableOf(content as ItemProduct).groups.map(({ marks }) => ({
      siblings: marks.filter((mark) => old.has(mark)),
      added: marks.filter((mark) => !old.has(mark)),
    }));
  });
  const grown = groups.filter(({ siblings, added }) => siblings.length > 0 && added.length > 0);
  if (grown.length === 0) return [];
  const counted = await tx
    .select({ itemId: stockCounts.itemId })
    .from(stockCounts)
    .where(
      inArray(
        stockCounts.itemId,
        grown.flatMap(({ siblings }) => siblings),
      ),
    );
  const known = new Set(counted.map(({ itemId }) => itemId));
  const begun = grown.flatMap(({ siblings, added }) =>
    siblings.some((mark) => known.has(mark)) ? added : [],
  );
  if (begun.length === 0) return [];
  const values = begun.map((itemId) => ({ itemId, onHand: 0 }));
  await tx.insert(stockCounts).values(values).onConflictDoNothing();
  return begun;
}
