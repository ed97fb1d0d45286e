import { eq } from 'drizzle-orm';
import type { Lang } from '#routes.ts';
import type { Database } from '../shop.ts';
import { guaranteeNotices } from './schema.ts';

/** Returns a language's notice; undefined before it is stored. */
export async function readNotice(db: Database, language: Lang) {
  const { png, address } = guaranteeNotices;
  const [notice] = await db
    .select({ png, address })
    .from(guaranteeNotices)
    .where(eq(guaranteeNotices.language, language));
  return notice;
}
