import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Erasures on a person's request of data that a backup still holds, as hashes that name nobody. */
export const erasures = pgTable('erasures', {
  /** HMAC of what was erased (`erasure-list.ts`), hex. */
  hash: text('hash').primaryKey(),
  /** Names the key of the hash. */
  keyId: text('key_id').notNull(),
  kind: text('kind').$type<'account' | 'address' | 'newsletter'>().notNull(),
  erasedAt: instant('erased_at').notNull(),
});
