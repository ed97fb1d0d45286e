import { and, desc, eq } from 'drizzle-orm';
import type { Product } from '#catalogue/catalogue.ts';
import { ADMIN_PRICES_SHOWN, type AdminEntry, type Finding } from '#contract/admin-catalogue.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';
import { users } from '../auth/schema.ts';
import type { Database, Transaction } from '../shop.ts';
import { findingsOfHistory, readCandidate, readDrafts } from './candidate.ts';
import { checkContents } from './check-drafts.ts';
import { newestVersion, readCurrentEntry } from './current-entries.ts';
import { findingsOfProduct, withCollections } from './draft-findings.ts';
import { beforeStored } from './entries.ts';
import { findMissingFacts } from './missing-facts.ts';
import { type Draft, rebaseDrafts } from './rebase-drafts.ts';
import { catalogueDrafts, catalogueVersions, priceHistory } from './schema.ts';
import type { ServedCatalogue } from './served-catalogue.ts';
import { findUnprovedPrices } from './unproved-prices.ts';

type Served = Pick<ServedCatalogue, 'number' | 'current' | 'mode' | 'known' | 'settings'>;

async function readPublished(
  db: Database | Transaction,
  kind: EntryKind,
  id: string,
): Promise<AdminEntry['published']> {
  const row = await readCurrentEntry(db, kind, id);
  if (row === undefined) return null;
  const [version] = await db
    .select({ at: catalogueVersions.at, by: users.email })
    .from(catalogueVersions)
    .leftJoin(users, eq(users.id, catalogueVersions.by))
    .where(eq(catalogueVersions.number, row.version));
  return {
    version: row.version,
    at: version?.at.toISOString() ?? '',
    by: version?.by ?? null,
    position: row.position,
    retired: row.removed,
    content: row.content,
  };
}

async function readDraft(
  db: Database | Transaction,
  kind: EntryKind,
  id: string,
): Promise<AdminEntry['draft']> {
  const [row] = await db
    .select({ draft: catalogueDrafts, by: users.email })
    .from(catalogueDrafts)
    .leftJoin(users, eq(users.id, catalogueDrafts.editedBy))
    .where(and(eq(catalogueDrafts.kind, kind), eq(catalogueDrafts.id, id)));
  if (row === undefined) return null;
  const [draft = row.draft as Draft] = await rebaseDrafts(db, [row.draft]);
  const { revision, baseVersion, position, content, editedAt, base } = draft;
  return {
    revision,
    base: baseVersion,
    ...(base !== undefined && { base_content: base }),
    position,
    content,
    edited_by: row.by,
    edited_at: editedAt.toISOString(),
  };
}

/** Returns what keeps a draft from being published. A product's costs no check of the range while this node is up to date. */
async function readFindings(
  db: Database | Transaction,
  { kind, id, published, draft }: Pick<AdminEntry, 'kind' | 'id' | 'published' | 'draft'>,
  served: Served,
): Promise<readonly Finding[]> {
  if (draft === null) return [];
  const drafts = await readDrafts(db);
  if (kind !== 'product' || served.number !== (await newestVersion(db))) {
    const { findings } = await readCandidate(db, drafts, served);
    return findings.filter((found) => found.kind === kind && found.id === id);
  }
  const { base: baseVersion, content } = draft;
  const claim = { kind, id, content, published: published?.content };
  const base = withCollections(served.current, drafts);
  return [
    ...findingsOfHistory({ kind, id, baseVersion }, published ?? undefined),
    ...(await checkContents(db, [claim])),
    ...(await findUnprovedPrices(db, served.mode, base, [claim])),
    ...findMissingFacts(served, { ...base, products: [content as Product] }, [claim]),
    ...findingsOfProduct(served.current, drafts, id),
  ];
}

/**
 * Returns an entry as the back office shows it; undefined if there is neither a published one nor a draft. The firm, its
 * redirects and the words of mails can be edited before they are stored.
 */
export async function readEntry(
  db: Database | Transaction,
  kind: EntryKind,
  id: string,
  served: Served,
): Promise<AdminEntry | undefined> {
  const published = await readPublished(db, kind, id);
  const draft = await readDraft(db, kind, id);
  if (published === null && draft === null && !beforeStored({ kind, position: 0 }))
    return undefined;
  const findings = await readFindings(db, { kind, id, published, draft }, served);
  const prices = await db
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.productId, kind === 'product' ? id : ''))
    .orderBy(desc(priceHistory.shownFrom), desc(priceHistory.version))
    .limit(ADMIN_PRICES_SHOWN);
  return {
    kind,
    id,
    published,
    draft,
    findings: [...findings],
    prices: prices.map((row) => ({
      variant: row.variant as AdminEntry['prices'][number]['variant'],
      price_cents: row.priceCents,
      original_cents: row.originalCents === row.priceCents ? null : row.originalCents,
      version: row.version,
      shown_from: row.shownFrom.toISOString(),
    })),
  };
}
