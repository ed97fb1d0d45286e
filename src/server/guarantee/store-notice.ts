import type { Lang } from '#routes.ts';
import type { Database } from '../shop.ts';
import { checkNotice } from './check-notice.ts';
import { guaranteeNotices } from './schema.ts';

/** Stores a language's notice, or returns why the file is none. */
export async function storeNotice(
  db: Database,
  language: Lang,
  file: Buffer,
): Promise<string | undefined> {
  const checked = await checkNotice(file);
  if (!checked.ok) return checked.reason;
  const { png, address } = checked;
  const set = { png, address, createdAt: new Date() };
  await db
    .insert(guaranteeNotices)
    .values({ language, ...set })
    .onConflictDoUpdate({ target: guaranteeNotices.language, set });
  return undefined;
}
