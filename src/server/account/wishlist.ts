import { desc, eq } from 'drizzle-orm';
import { ACCESSORY_IDS, BAG_IDS, CAP_ID, JERSEY_IDS, SNEAKER_IDS } from '../../catalogue/ids.ts';
import { wishlistItems } from '../db/schema.ts';
import type { Shop } from '../shop.ts';

const KNOWN: ReadonlySet<string> = new Set([
  ...SNEAKER_IDS,
  ...JERSEY_IDS,
  CAP_ID,
  ...ACCESSORY_IDS,
  ...BAG_IDS,
]);

/** Product ids on the customer's list, the latest first. */
export async function readWishlist(shop: Shop, userId: string): Promise<string[]> {
  const rows = await shop.db
    .select({ id: wishlistItems.productId })
    .from(wishlistItems)
    .where(eq(wishlistItems.userId, userId))
    .orderBy(desc(wishlistItems.createdAt));
  return rows.map(({ id }) => id);
}

/** Makes the list exactly `ids` (the latest first); ids of no product are left out. */
export async function writeWishlist(
  shop: Shop,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(ids)].filter((id) => KNOWN.has(id));
  const now = shop.now();
  await shop.db.transaction(async (tx) => {
    await tx.delete(wishlistItems).where(eq(wishlistItems.userId, userId));
    if (wanted.length === 0) return;
    // Two tabs at once may both insert: the second finds its rows there.
    await tx
      .insert(wishlistItems)
      .values(
        wanted.map((productId, index) => ({
          userId,
          productId,
          createdAt: new Date(now - index),
        })),
      )
      .onConflictDoNothing();
  });
}
