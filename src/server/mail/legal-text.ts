import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';
import { firmIn } from '../firm.ts';
import type { Shop } from '../shop.ts';
import type { Block } from './letter.ts';
import { legalPart } from './letters/legal-part.ts';
import { legalTexts } from './schema.ts';

type LegalTextContext = Pick<Shop, 'db' | 'settings' | 'now'> & HasLegalTexts;

/** Hashes of texts by language, facts, firm and words, being stored or stored already. */
type PinnedTexts = Map<string, Promise<string>>;

export interface HasLegalTexts {
  readonly parts: { readonly legalTexts: PinnedTexts };
}

interface TextChoice {
  readonly language: Lang;
  readonly catalogue: Pick<Catalogue, 'facts' | 'firm' | 'texts'>;
}

/**
 * The hash under which withdrawal information and terms of this catalogue are stored. An order keeps it, so
 * that its confirmation says the same whenever it is sent
 * (docs/decisions/0016-a-mail-may-be-sent-twice-but-is-never-lost.md). Asks the database once per process,
 * language and text, also in a burst.
 */
export function pinLegalText(
  shop: LegalTextContext,
  { language, catalogue }: TextChoice,
): Promise<string> {
  const known = shop.parts.legalTexts;
  const { facts, firm, texts } = catalogue;
  const key = JSON.stringify([language, facts, firm, texts.withdrawal, texts.terms]);
  const before = known.get(key);
  if (before) return before;
  const storing = storeLegalText(shop, { language, catalogue }).catch((error: unknown) => {
    known.delete(key);
    throw error;
  });
  known.set(key, storing);
  return storing;
}

async function storeLegalText(
  { db, settings, now }: LegalTextContext,
  { language: lang, catalogue }: TextChoice,
): Promise<string> {
  const { company } = firmIn(catalogue, settings);
  const { baseUrl, shopMode: mode } = settings;
  const blocks = legalPart({ company, baseUrl, mode, lang, catalogue });
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
