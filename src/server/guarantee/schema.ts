import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Lang } from '#routes.ts';
import { bytea, createdAt } from '../db/columns.ts';

/** The EU's notice about the legal guarantee of conformity, by language (Regulation (EU) 2025/1960). */
export const guaranteeNotices = pgTable('guarantee_notices', {
  language: text('language').$type<Lang>().primaryKey(),
  png: bytea('png').notNull(),
  /** Address in its QR code. */
  address: text('address').notNull(),
  createdAt: createdAt(),
});
