import { desc, eq, sql } from 'drizzle-orm';
import type { AdminCatalogueReply, DraftHead } from '#contract/admin-catalogue.ts';
import {
  ADMIN_PRODUCTS_PER_PAGE,
  type AdminProductsChoice,
  type AdminProductsReply,
} from '#contract/admin-products.ts';
import type { VersionHead } from '#contract/admin-versions.ts';
import { rangeOf } from '#rules/range.ts';
import { markableOf } from '#rules/sold-out.ts';
import { users } from '../auth/schema.ts';
import { catalogueOf, type HasCatalogue, type Shop } from '../shop.ts';
import { readLeft } from '../sold-out/left-pieces.ts';
import type { HasSoldOut } from '../sold-out/sold-out-memory.ts';
import { readCandidate, readDrafts } from './candidate.ts';
import { readPrices } from './content-prices.ts';
import type { CurrentEntry } from './current-entries.ts';
import { beforeStored, byKey, entryKey, nameOf } from './entries.ts';
import { entryChanges } from './field-changes.ts';
import { neededDrafts } from './needed-drafts.ts';
import type { Draft } from './rebase-drafts.ts';
import { catalogueVersions } from './schema.ts';
import { countProducts, selectProducts } from './select-products.ts';
import type { HasServedCatalogue } from './served-catalogue.ts';

type ProductRow = AdminProductsReply['products'][number];

/** Price fields of content that may be a draft's. */
function lowestPrice(content: unknown): Pick<ProductRow, 'price_cents' | 'original_cents'> {
  const { packs, ...own } = (content ?? {}) as Record<string, unknown>;
  const priced = [own, ...Object.values(packs ?? {})] as Record<string, unknown>[];
  const [lowest] = priced
    .flatMap(({ priceCents, originalCents }) =>
      typeof priceCents === 'number' ? { priceCents, originalCents } : [],
    )
    .sort((a, b) => a.priceCents - b.priceCents);
  const original = lowest?.originalCents;
  return {
    price_cents: lowest?.priceCents ?? null,
    original_cents: typeof original === 'number' ? original : null,
  };
}

/** Picture that lists of the shop show, of content that may be a draft's. */
function coverOf(content: unknown): string | null {
  const { pictures, cover } = (content ?? {}) as { pictures?: unknown; cover?: unknown };
  const all = Array.isArray(pictures) ? pictures : [];
  const base = (all.find((one) => one?.colour === cover) ?? all[0])?.base;
  return typeof base === 'string' ? base : null;
}

function textOf(content: unknown, field: 'collection' | 'path'): string | null {
  const text = (content as Record<string, unknown> | null)?.[field];
  return typeof text === 'string' ? text : null;
}

/** Ids of one option of content that may be a draft's. */
function optionIds(content: unknown, option: 'sizes' | 'colours'): string[] {
  const ids = (content as Record<string, unknown> | null)?.[option];
  return Array.isArray(ids) ? ids.map(String) : [];
}

/** Reads what is left of products that the shop sells. */
async function readStockOf(shop: Pick<Shop, 'db'> & HasCatalogue, ids: readonly string[]) {
  const { find } = rangeOf(catalogueOf(shop));
  const marksOf = (id: string) => {
    const product = find(id);
    return product ? (markableOf(product).groups[0]?.marks ?? []) : [];
  };
  const left = await readLeft(shop.db, ids.flatMap(marksOf), null);
  return (id: string): Pick<ProductRow, 'free' | 'gone'> => {
    const marks = marksOf(id);
    const counted = marks.filter(left.isCounted);
    return {
      free:
        counted.length > 0 ? counted.reduce((sum, mark) => sum + (left.left(mark) ?? 0), 0) : null,
      gone: marks.filter(left.isGone).length,
    };
  };
}

/** Returns one page of products. */
export async function readProducts(
  shop: Pick<Shop, 'db'> & HasCatalogue & HasSoldOut,
  query: AdminProductsChoice,
): Promise<AdminProductsReply> {
  const { find } = rangeOf(catalogueOf(shop));
  const { items } = await shop.parts.soldOut.read();
  const soldOut = items.filter((id) => find(id) !== undefined);
  const { page, next } = await selectProducts(shop, query, ADMIN_PRODUCTS_PER_PAGE, soldOut);
  const stockOf = await readStockOf(
    shop,
    page.map(({ id }) => id),
  );
  return {
    counts: { ...(await countProducts(shop)), 'sold-out': soldOut.length },
    products: page.map((row) => ({
      id: row.id,
      name: nameOf(row.content),
      prices: readPrices(row.content),
      collection: textOf(row.content, 'collection'),
      path: textOf(row.content, 'path') ?? '',
      state: row.state,
      is_leaving: row.is_leaving,
      position: row.position,
      ...lowestPrice(row.content),
      shop_cents: lowestPrice(find(row.id)).price_cents,
      picture: coverOf(row.content),
      sizes: optionIds(row.content, 'sizes'),
      colours: optionIds(row.content, 'colours'),
      ...stockOf(row.id),
      is_sold_out: soldOut.includes(row.id),
    })),
    next,
  };
}

function changeOf({ content }: Draft, row: CurrentEntry | undefined): DraftHead['change'] {
  if (row === undefined) return 'new';
  if (content === null) return 'retired';
  return row.removed ? 'returned' : 'changed';
}

/** Returns the current version, what waits to be published and everything that keeps it from being published. */
export async function readOverview({
  db,
  parts,
}: Pick<Shop, 'db'> & HasServedCatalogue): Promise<AdminCatalogueReply> {
  const [newest] = await db
    .select({ version: catalogueVersions, by: users.email })
    .from(catalogueVersions)
    .leftJoin(users, eq(users.id, catalogueVersions.by))
    .orderBy(desc(catalogueVersions.number))
    .limit(1);
  if (newest === undefined) throw new Error('the database has no catalogue');
  const drafts = await readDrafts(db);
  const emails = new Map(
    (drafts.length === 0
      ? []
      : await db
          .select({ id: users.id, email: users.email })
          .from(users)
          .where(sql`${users.id} in (select edited_by from catalogue_drafts)`)
    ).map((each) => [each.id, each.email]),
  );
  const { published, findings } =
    drafts.length === 0
      ? { published: new Map<string, CurrentEntry>(), findings: [] }
      : await readCandidate(db, drafts, parts.catalogue);
  const all = byKey(drafts);
  return {
    version: headOf(newest.version, newest.by),
    drafts: drafts
      .toSorted((a, b) => a.revision - b.revision)
      .map((draft) => {
        const row = published.get(entryKey(draft));
        const before = row ?? beforeStored(draft);
        return {
          kind: draft.kind,
          id: draft.id,
          name: nameOf(draft.content ?? row?.content),
          change: before && !row ? 'changed' : changeOf(draft, row),
          fields: before && draft.content !== null ? entryChanges(before, draft) : [],
          needs: neededDrafts(draft, all, published).map(({ kind, id }) => ({ kind, id })),
          revision: draft.revision,
          edited_by: emails.get(draft.editedBy) ?? null,
          edited_at: draft.editedAt.toISOString(),
        };
      }),
    findings: [...findings],
  };
}

/** A version as the back office names it. */
export function headOf(row: typeof catalogueVersions.$inferSelect, by: string | null): VersionHead {
  return {
    number: row.number,
    at: row.at.toISOString(),
    by,
    note: row.note,
    is_demo: row.isDemo,
  };
}
