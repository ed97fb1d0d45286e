import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** What was erased on a person's request while a backup still holds it. Says of nobody who it was. */
export const erasures = pgTable('erasures', {
  /** HMAC of what was erased (`erasure-list.ts`), hex. */
  hash: text('hash').primaryKey(),
  /** Names the key of the hash. */
  keyId: text('key_id').notNull(),
  kind: text('kind').$type<'account' | 'address' | 'newsletter'>().notNull(),
  erasedAt: instant('erased_at').notNull(),
});
