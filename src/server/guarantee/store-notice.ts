import type { Lang } from '#routes.ts';
import type { Database } from '../shop.ts';
import { checkNotice } from './check-notice.ts';
import { keepNotice } from './keep-notice.ts';

/** Stores a language's notice, or returns why the file is none. */
export async function storeNotice(
  db: Database,
  language: Lang,
  file: Buffer,
): Promise<string | undefined> {
  const checked = await checkNotice(file);
  return checked.ok ? keepNotice(db, language, checked) : checked.reason;
}
