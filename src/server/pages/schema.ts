import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../db/columns.ts';

/**
 * Scripts, styles and data of pages that some node had in the last week (`shared-files.ts`). UNLOGGED (see the migration),
 * so no backup holds it.
 */
export const siteFiles = pgTable(
  'site_files',
  {
    /** A path for `/assets/…` and for a version (`/data/<version>`, the names of its files); its data are named by their content. */
    name: text('name').primaryKey(),
    /** Compressed by Brotli. */
    content: bytea('content').notNull(),
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (table) => [
    index('site_files_paths').on(table.name).where(sql`name like '/%'`),
    index('site_files_used_at').on(table.usedAt),
  ],
);
