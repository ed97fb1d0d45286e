import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { COUNTED_UP_TO } from '#contract/admin-list.ts';
import type { Database } from './transactions.ts';

/**
 * Counts the rows of each list, up to one more than `COUNTED_UP_TO`, so that a count costs the same in tables of any
 * size.
 */
export async function countLists<Key extends string>(
  db: Database,
  lists: Readonly<Record<Key, readonly [table: PgTable, where: SQL | undefined]>>,
): Promise<Record<Key, number>> {
  const entries = Object.entries<(typeof lists)[Key]>(lists);
  const columns = entries.map(
    ([key, [table, where = sql`true`]]) => sql`(select count(*)::int from (
      select from ${table} where ${where} limit ${COUNTED_UP_TO + 1}) rows) as ${sql.identifier(key)}`,
  );
  const { rows } = await db.execute<Record<Key, number>>(sql`select ${sql.join(columns, sql`, `)}`);
  const [counts] = rows;
  if (!counts) throw new Error('the lists were not counted');
  return counts;
}
