import { and, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { catalogueDrafts, catalogueEntries } from '../catalogue/schema.ts';
import type { Database, Transaction } from '../shop.ts';

type Texts = typeof catalogueDrafts | typeof catalogueEntries;

async function isNamed(
  db: Database | Transaction,
  table: Texts,
  id: string,
  where?: SQL,
): Promise<boolean> {
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(and(where, sql`${table.content}::text like ${`%/media/${id}/%`}`))
    .limit(1);
  return found.length > 0;
}

/** Entries that are sold. A campaign changes prices alone, so it shows the pictures of these. */
const IS_CURRENT = and(isNull(catalogueEntries.replacedIn), not(catalogueEntries.removed));

/** True if a draft or the newest version shows an uploaded picture. */
export async function isPictureUsed(db: Database | Transaction, id: string): Promise<boolean> {
  return (
    (await isNamed(db, catalogueDrafts, id)) ||
    (await isNamed(db, catalogueEntries, id, IS_CURRENT))
  );
}

/** True if a former version showed it. Reads all entries: the editor of one picture asks, no list does. */
export function wasPictureShown(db: Database | Transaction, id: string): Promise<boolean> {
  const isFormer = or(sql`${catalogueEntries.replacedIn} is not null`, catalogueEntries.removed);
  return isNamed(db, catalogueEntries, id, isFormer);
}
