import { integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Written by readiness checks: a database that takes no write is not ready. One row. */
export const healthProbes = pgTable('health_probes', {
  id: integer('id').primaryKey(),
  at: instant('at').notNull(),
});
