import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../auth/schema.ts';
import { instant } from '../db/columns.ts';

/** The last change of each product on a customer's list; what was taken off stays as a tombstone. */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    /** False for a tombstone, so that a device that still has the heart doesn't bring it back. */
    saved: boolean('saved').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.productId] })],
);
