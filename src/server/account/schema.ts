import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../auth/schema.ts';
import { createdAt, instant } from '../db/columns.ts';

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.productId] })],
);

/**
 * Tombstones of `wishlist_items`: what was taken off and when, so that a device that still has the
 * heart doesn't bring it back. Apart from the items, which the version before reads as the list.
 */
export const wishlistRemovals = pgTable(
  'wishlist_removals',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    removedAt: instant('removed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.productId] })],
);
