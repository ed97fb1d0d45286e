import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns.ts';
import type { Block } from './letter.ts';

/** Legal texts as an order was placed under them, by the hash of what they say; never changed. */
export const legalTexts = pgTable('legal_texts', {
  hash: text('hash').primaryKey(),
  blocks: jsonb('blocks').$type<readonly Block[]>().notNull(),
  createdAt: createdAt(),
});
