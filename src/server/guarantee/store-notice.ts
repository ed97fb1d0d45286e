import { and, eq, ne } from 'drizzle-orm';
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
  const [, led] = /_([a-z]{2})\.html?$/.exec(address) ?? [];
  if (led !== undefined && led !== language) {
    return `is the notice of another language: its code leads to ${address}.`;
  }
  const isOthers = and(eq(guaranteeNotices.png, png), ne(guaranteeNotices.language, language));
  if ((await db.$count(guaranteeNotices, isOthers)) > 0) {
    return 'is stored as the notice of the other language already. Each language has a picture of its own.';
  }
  const set = { png, address, createdAt: new Date() };
  await db
    .insert(guaranteeNotices)
    .values({ language, ...set })
    .onConflictDoUpdate({ target: guaranteeNotices.language, set });
  return undefined;
}
