import { asc, inArray } from 'drizzle-orm';
import type { AdminSoldOutReply } from '#contract/admin-codes.ts';
import { rangeOf } from '#rules/range.ts';
import { productOfMark } from '#rules/sold-out.ts';
import type { Admin } from '../auth/require-admin.ts';
import type { HasCatalogueInForce, Shop } from '../shop.ts';
import { soldOutItems } from '../sold-out/schema.ts';
import type { HasSoldOut } from '../sold-out/sold-out-memory.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';

/** The variants that are marked sold out. */
export async function readSoldOut(shop: Pick<Shop, 'db'>): Promise<AdminSoldOutReply> {
  const rows = await shop.db.select().from(soldOutItems).orderBy(asc(soldOutItems.itemId));
  return {
    items: rows.map(({ itemId, createdAt }) => ({
      item_id: itemId,
      since: createdAt.toISOString(),
    })),
  };
}

/**
 * Marks variants sold out, or takes the marks away; what is so already is not recorded again. False,
 * and nothing is changed, when one of them is to be marked that the catalogue does not have.
 */
export async function markSoldOut(
  shop: AdminShop & HasCatalogueInForce & HasSoldOut,
  admin: Admin,
  itemIds: readonly string[],
  soldOut: boolean,
): Promise<boolean> {
  const wanted = [...new Set(itemIds)].toSorted();
  // A mark on something the catalogue no longer has must still go away.
  const { find } = rangeOf(await shop.parts.catalogue.inForce(shop.db));
  if (soldOut && !wanted.every((mark) => productOfMark(mark, find))) return false;
  const createdAt = new Date(shop.now());
  await shop.db.transaction(async (tx) => {
    const changed = soldOut
      ? await tx
          .insert(soldOutItems)
          .values(wanted.map((itemId) => ({ itemId, createdAt })))
          .onConflictDoNothing()
          .returning()
      : await tx.delete(soldOutItems).where(inArray(soldOutItems.itemId, wanted)).returning();
    const action = soldOut ? 'marked_sold_out' : 'marked_available';
    for (const { itemId } of changed) await recordAction(shop, tx, admin, action, itemId);
  });
  shop.parts.soldOut.forget();
  return true;
}
