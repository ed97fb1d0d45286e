import { and, eq, ne } from 'drizzle-orm';
import type { Lang } from '#routes.ts';
import type { Database, Transaction } from '../shop.ts';
import { guaranteeNotices } from './schema.ts';

interface CheckedNotice {
  readonly png: Uint8Array;
  /** Address in its QR code. */
  readonly address: string;
}

/** Stores a language's notice that was checked, or returns why it isn't this language's. */
export async function keepNotice(
  db: Database | Transaction,
  language: Lang,
  { png: bytes, address }: CheckedNotice,
): Promise<string | undefined> {
  const png = Buffer.from(bytes);
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
