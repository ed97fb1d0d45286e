import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns.ts';

/** Marks of the owner: a sold-out variant's item id, or a bag's colour (`pouch:rosa`). */
export const soldOutItems = pgTable('sold_out_items', {
  itemId: text('item_id').primaryKey(),
  createdAt: createdAt(),
});
