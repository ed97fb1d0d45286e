import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Wish } from '#contract/account-data.ts';
import { rangeOf } from '#rules/range.ts';
import { users } from '../auth/schema.ts';
import {
  catalogueOf,
  type Database,
  type RangeShop,
  type Shop,
  type Transaction,
} from '../shop.ts';
import { wishlistItems, wishlistRemovals } from './schema.ts';

type Connection = Database | Transaction;

/** Product ids on the customer's list, the latest first. */
export async function readWishlist(shop: Shop, userId: string): Promise<string[]> {
  const rows = await shop.db
    .select({ id: wishlistItems.productId })
    .from(wishlistItems)
    .where(eq(wishlistItems.userId, userId))
    .orderBy(desc(wishlistItems.createdAt));
  return rows.map(({ id }) => id);
}

/** Removed wishes with their times, for the export of personal data. */
export function readRemovals(shop: Shop, userId: string) {
  return shop.db
    .select({ id: wishlistRemovals.productId, removed_at: wishlistRemovals.removedAt })
    .from(wishlistRemovals)
    .where(eq(wishlistRemovals.userId, userId));
}

/** The last change of each product. The version before writes items beside an older removal. */
async function readWishes(db: Connection, userId: string): Promise<Map<string, Wish>> {
  const removed = await db
    .select()
    .from(wishlistRemovals)
    .where(eq(wishlistRemovals.userId, userId));
  const saved = await db.select().from(wishlistItems).where(eq(wishlistItems.userId, userId));
  const wishes = new Map<string, Wish>();
  for (const { productId: id, removedAt } of removed) {
    wishes.set(id, { id, saved: false, at: removedAt.getTime() });
  }
  for (const { productId: id, createdAt } of saved) {
    wishes.set(id, { id, saved: true, at: createdAt.getTime() });
  }
  return wishes;
}

async function store(tx: Transaction, userId: string, changes: readonly Wish[]): Promise<void> {
  const saves = changes.filter(({ saved }) => saved);
  const removals = changes.filter(({ saved }) => !saved);
  const idsOf = (wishes: readonly Wish[]) => wishes.map(({ id }) => id);
  if (saves.length > 0) {
    await tx
      .delete(wishlistRemovals)
      .where(
        and(eq(wishlistRemovals.userId, userId), inArray(wishlistRemovals.productId, idsOf(saves))),
      );
    await tx
      .insert(wishlistItems)
      .values(saves.map(({ id, at }) => ({ userId, productId: id, createdAt: new Date(at) })))
      .onConflictDoUpdate({
        target: [wishlistItems.userId, wishlistItems.productId],
        set: { createdAt: sql`excluded.created_at` },
      });
  }
  if (removals.length > 0) {
    await tx
      .delete(wishlistItems)
      .where(
        and(eq(wishlistItems.userId, userId), inArray(wishlistItems.productId, idsOf(removals))),
      );
    await tx
      .insert(wishlistRemovals)
      .values(removals.map(({ id, at }) => ({ userId, productId: id, removedAt: new Date(at) })))
      .onConflictDoUpdate({
        target: [wishlistRemovals.userId, wishlistRemovals.productId],
        set: { removedAt: sql`excluded.removed_at` },
      });
  }
}

/**
 * Merges a device's changes into the account's list: the later change of a product wins, in whatever
 * order they arrive. Times ahead of the server's clock count as now; ids of no product are left out.
 */
export async function mergeWishlist(
  shop: RangeShop,
  userId: string,
  changesOf: (stored: ReadonlyMap<string, Wish>) => readonly Wish[],
): Promise<readonly Wish[]> {
  const now = shop.now();
  const { find } = rangeOf(catalogueOf(shop));
  return await shop.db.transaction(async (tx) => {
    // Merges of one account run one after another.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const wishes = await readWishes(tx, userId);
    const changed = new Map<string, Wish>();
    for (const { id, saved, at } of changesOf(wishes)) {
      const wish = { id, saved, at: Math.min(at, now) };
      if (!find(id) || wish.at < (wishes.get(id)?.at ?? 0)) continue;
      wishes.set(id, wish);
      changed.set(id, wish);
    }
    await store(tx, userId, [...changed.values()]);
    return [...wishes.values()].toSorted((a, b) => b.at - a.at);
  });
}

/** Makes the list exactly `ids` (the latest first), as storefronts before the merge ask for. */
export async function writeWishlist(
  shop: RangeShop,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  const now = shop.now();
  const wanted = [...new Set(ids)].map((id, index) => ({ id, saved: true, at: now - index }));
  await mergeWishlist(shop, userId, (stored) => {
    const gone = [...stored.values()].filter(({ id, saved }) => saved && !ids.includes(id));
    return [...wanted, ...gone.map(({ id }) => ({ id, saved: false, at: now }))];
  });
}
