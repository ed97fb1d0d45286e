import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Lang } from '../../routes.ts';
import type { Shop } from '../shop.ts';
import type { Block } from './letter.ts';
import { legalPart } from './letters/legal-part.ts';
import { legalTexts } from './schema.ts';

type LegalTextContext = Pick<Shop, 'db' | 'settings' | 'now' | 'parts'>;

/** Hash of the present text per language, being stored or stored already. */
export type PinnedTexts = Map<Lang, Promise<string>>;

/**
 * The hash under which today's withdrawal information and terms are stored. An order keeps it, so
 * that its confirmation says the same whenever it is sent
 * (docs/decisions/0016-a-mail-may-be-sent-twice-but-is-never-lost.md). Asks the database once per process
 * and language, also in a burst.
 */
export function pinLegalText(shop: LegalTextContext, lang: Lang): Promise<string> {
  const known = shop.parts.legalTexts;
  const before = known.get(lang);
  if (before) return before;
  const storing = storeLegalText(shop, lang).catch((error: unknown) => {
    known.delete(lang);
    throw error;
  });
  known.set(lang, storing);
  return storing;
}

async function storeLegalText(
  { db, settings, now }: LegalTextContext,
  lang: Lang,
): Promise<string> {
  const blocks = legalPart({ lang, company: settings.company });
  const hash = createHash('sha256').update(JSON.stringify(blocks)).digest('base64url');
  await db
    .insert(legalTexts)
    .values({ hash, blocks, createdAt: new Date(now()) })
    .onConflictDoNothing();
  return hash;
}

/** The text of that hash. */
export async function readLegalText(
  { db }: Pick<Shop, 'db'>,
  hash: string,
): Promise<readonly Block[] | undefined> {
  const [row] = await db.select().from(legalTexts).where(eq(legalTexts.hash, hash));
  return row?.blocks;
}
