import { desc, eq, sql } from 'drizzle-orm';
import type { DeskCatalogueReply, DraftHead } from '../../contract/desk-catalogue.ts';
import { DESK_PRICES_PER_PAGE, type DeskPricesReply } from '../../contract/desk-prices.ts';
import {
  DESK_PRODUCTS_PER_PAGE,
  type DeskPriceRow,
  type DeskProductsQuery,
  type DeskProductsReply,
  PRODUCT_KINDS,
} from '../../contract/desk-products.ts';
import type { VersionHead } from '../../contract/desk-versions.ts';
import { users } from '../auth/schema.ts';
import type { Shop } from '../shop.ts';
import { type Draft, readCandidate, readDrafts } from './candidate.ts';
import { readPrices } from './content-prices.ts';
import { entryKey } from './entries.ts';
import { entryChanges } from './field-changes.ts';
import { nameOf } from './name-of.ts';
import type { CurrentEntry } from './read-catalogue.ts';
import { catalogueVersions } from './schema.ts';

type ProductRow = DeskProductsReply['products'][number];

interface ProductsRow {
  readonly [column: string]: unknown;
  readonly id: string;
  readonly position: number;
  readonly content: unknown;
  readonly state: ProductRow['state'];
  readonly revision: string | null;
  readonly version: number | null;
  readonly retired: boolean;
  readonly edited_at: string | null;
  readonly edited_by: string | null;
}

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

function pictureOf(content: unknown): string | null {
  const pictures = (content as { pictures?: unknown } | null)?.pictures;
  const [first] = Array.isArray(pictures) ? pictures : [];
  return typeof first?.base === 'string' ? first.base : null;
}

/** Reads at most so many products, drafts before what is published. */
async function selectProducts(
  { db }: Pick<Shop, 'db'>,
  { search = '', kind, state, ids, after }: DeskProductsQuery,
  most: number,
): Promise<{ page: ProductsRow[]; next: string | null }> {
  const at = after?.indexOf(':') ?? -1;
  const cursor =
    after === undefined
      ? sql`true`
      : sql`(p.position, p.id) > (${Number(after.slice(0, at))}::float8, ${after.slice(at + 1)})`;
  const typed = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await db.execute<ProductsRow>(sql`
    select p.*, u.email as edited_by from (
      select coalesce(d.id, e.id) as id, coalesce(d.position, e.position) as position,
        coalesce(d.content, e.content) as content, d.revision, d.edited_by as editor, d.edited_at,
        e.version, case when d.id is null then e.removed else d.content is null end as retired,
        case when e.id is null then 'new' when d.id is not null then 'changed'
          when e.removed then 'retired' else 'published' end as state
      from (select * from catalogue_entries where kind = 'product' and replaced_in is null) e
      full join (select * from catalogue_drafts where kind = 'product') d on d.id = e.id
    ) p left join users u on u.id = p.editor
    where ${cursor}
      and (${state ?? null}::text is null or p.state = ${state ?? null})
      and (${ids ?? null}::text is null or p.id = any(string_to_array(${ids ?? null}, ',')))
      and (${kind ?? null}::text is null or p.content->>'kind' = ${kind ?? null})
      and (${search} = '' or p.id like ${typed} or lower(p.content->'name'->>'de') like ${typed}
        or lower(p.content->'name'->>'en') like ${typed})
    order by p.position, p.id limit ${most + 1}`);
  const page = rows.slice(0, most);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return { page, next: last ? `${last.position}:${last.id}` : null };
}

const priceRow = (row: ProductsRow): DeskPriceRow => ({
  id: row.id,
  name: nameOf(row.content),
  revision: row.revision === null ? null : Number(row.revision),
  version: row.version,
  retired: row.retired,
  prices: readPrices(row.content),
});

/** Returns one page of prices. */
export async function readPriceRows(
  shop: Pick<Shop, 'db'>,
  query: DeskProductsQuery,
): Promise<DeskPricesReply> {
  const { page, next } = await selectProducts(shop, query, DESK_PRICES_PER_PAGE);
  return { products: page.map(priceRow), next };
}

/** Returns one page of products. */
export async function readProducts(
  shop: Pick<Shop, 'db'>,
  query: DeskProductsQuery,
): Promise<DeskProductsReply> {
  const { page, next } = await selectProducts(shop, query, DESK_PRODUCTS_PER_PAGE);
  return {
    products: page.map((row) => ({
      ...priceRow(row),
      kind:
        PRODUCT_KINDS.find((each) => each === (row.content as { kind?: unknown })?.kind) ?? null,
      state: row.state,
      position: row.position,
      ...lowestPrice(row.content),
      picture: pictureOf(row.content),
      edited_by: row.edited_by,
      edited_at: row.edited_at === null ? null : new Date(row.edited_at).toISOString(),
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
export async function readOverview({ db }: Pick<Shop, 'db'>): Promise<DeskCatalogueReply> {
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
      : await readCandidate(db, drafts);
  return {
    version: headOf(newest.version, newest.by),
    drafts: drafts
      .toSorted((a, b) => a.revision - b.revision)
      .map((draft) => {
        const row = published.get(entryKey(draft));
        return {
          kind: draft.kind,
          id: draft.id,
          name: nameOf(draft.content ?? row?.content),
          change: changeOf(draft, row),
          fields: row && draft.content !== null ? entryChanges(row, draft) : [],
          revision: draft.revision,
          edited_by: emails.get(draft.editedBy) ?? null,
          edited_at: draft.editedAt.toISOString(),
        };
      }),
    findings: [...findings],
  };
}

/** A version as the desk names it. */
export function headOf(row: typeof catalogueVersions.$inferSelect, by: string | null): VersionHead {
  return {
    number: row.number,
    at: row.at.toISOString(),
    by,
    note: row.note,
    is_demo: row.isDemo,
  };
}
