import { desc, eq, sql } from 'drizzle-orm';
import type { Wish } from '#contract/account-data.ts';
import { rangeOf } from '#rules/range.ts';
import { users } from '../auth/schema.ts';
import { catalogueOf, type RangeShop, type Shop, type Transaction } from '../shop.ts';
import { wishlistItems } from './schema.ts';

/** The list as personal data are exported: saved products by id, the latest first, and removed ones with their times. */
export async function readWishlist(shop: Shop, userId: string) {
  const rows = await shop.db
    .select()
    .from(wishlistItems)
    .where(eq(wishlistItems.userId, userId))
    .orderBy(desc(wishlistItems.changedAt));
  const removed = rows.filter(({ saved }) => !saved);
  return {
    wishlist: rows.filter(({ saved }) => saved).map(({ productId }) => productId),
    wishlist_removed: removed.map((row) => ({ id: row.productId, removed_at: row.changedAt })),
  };
}

async function readWishes(tx: Transaction, userId: string): Promise<Map<string, Wish>> {
  const rows = await tx.select().from(wishlistItems).where(eq(wishlistItems.userId, userId));
  return new Map(
    rows.map(({ productId: id, saved, changedAt }) => [id, { id, saved, at: changedAt.getTime() }]),
  );
}

async function store(tx: Transaction, userId: string, changes: readonly Wish[]): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .insert(wishlistItems)
    .values(
      changes.map(({ id, saved, at }) => ({
        userId,
        productId: id,
        saved,
        changedAt: new Date(at),
      })),
    )
    .onConflictDoUpdate({
      target: [wishlistItems.userId, wishlistItems.productId],
      set: { saved: sql`excluded.saved`, changedAt: sql`excluded.changed_at` },
    });
}

/**
 * Merges a device's changes into the account's list: the later change of a product wins, in whatever
 * order they arrive. Times ahead of the server's clock count as now; ids of no product are left out.
 */
export async function mergeWishlist(
  shop: RangeShop,
  userId: string,
  changes: readonly Wish[],
): Promise<readonly Wish[]> {
  const now = shop.now();
  const { find } = rangeOf(catalogueOf(shop));
  return await shop.db.transaction(async (tx) => {
    // Merges of one account run one after another.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const wishes = await readWishes(tx, userId);
    const changed = new Map<string, Wish>();
    for (const { id, saved, at } of changes) {
      const wish = { id, saved, at: Math.min(at, now) };
      if (!find(id) || wish.at < (wishes.get(id)?.at ?? 0)) continue;
      wishes.set(id, wish);
      changed.set(id, wish);
    }
    await store(tx, userId, [...changed.values()]);
    return [...wishes.values()].toSorted((a, b) => b.at - a.at);
  });
}
