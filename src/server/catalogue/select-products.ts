import { type SQL, sql } from 'drizzle-orm';
import type { AdminProductsChoice, ProductState } from '#contract/admin-products.ts';
import type { Shop } from '../shop.ts';

/** A product with its draft, if it has one. */
export interface ProductsRow {
  readonly [column: string]: unknown;
  readonly id: string;
  readonly position: number;
  readonly content: unknown;
  readonly state: ProductState;
  readonly is_leaving: boolean;
}

/**
 * Published products without a draft. PostgreSQL checks `not in` by a hash table before it searches contents; with `not
 * exists` it searches those of all products first.
 */
const PUBLISHED = sql`select e.id, e.position, e.content,
    case when e.removed then 'retired' else 'published' end as state, false as is_leaving
  from catalogue_entries e
  where e.kind = 'product' and e.replaced_in is null
    and e.id not in (select d.id from catalogue_drafts d where d.kind = 'product')`;
const DRAFTS = sql`select d.id, d.position, coalesce(d.content, e.content) as content,
    case when e.id is null then 'new' else 'changed' end as state, d.content is null as is_leaving
  from catalogue_drafts d
  left join catalogue_entries e on e.kind = d.kind and e.id = d.id and e.replaced_in is null
  where d.kind = 'product'`;

/** Lowest price of a content, which may be a draft's. */
const PRICE = sql`(select min(case when json_typeof(o.v->'priceCents') = 'number'
    then (o.v->>'priceCents')::numeric end)
  from (select p.content as v union all select value from json_each(
    case when json_typeof(p.content->'packs') = 'object' then p.content->'packs' end)) o)`;
const SORT_KEYS = { name: sql`lower(c.name->>'de')`, price: PRICE };

/** Numbers of products: those that the shop has or gets, drafts, and retired ones. */
export async function countProducts({ db }: Pick<Shop, 'db'>) {
  const { rows } = await db.execute<{ all: number; draft: number; retired: number }>(sql`
    select count(*) filter (where state <> 'retired')::int as all,
      count(*) filter (where state in ('new', 'changed'))::int as draft,
      count(*) filter (where state = 'retired')::int as retired
    from (select state from (${PUBLISHED}) e union all select state from (${DRAFTS}) d) p`);
  return rows[0] ?? { all: 0, draft: 0, retired: 0 };
}

/**
 * Reads at most so many products in the order of lists, each with the values of its draft. Drafts are read apart, so that
 * the index `catalogue_entries_order` returns one page of the others. Another order counts its pages.
 */
export async function selectProducts(
  { db }: Pick<Shop, 'db'>,
  { search = '', collection, view, sort, ids, after }: AdminProductsChoice,
  most: number,
  soldOut: readonly string[] = [],
): Promise<{ page: ProductsRow[]; next: string | null }> {
  const at = after?.indexOf(':') ?? -1;
  const offset =
    sort && after ? Math.min(Math.max(0, Math.trunc(Number(after.slice(0, at)))), 1e6) : 0;
  const [key, isDescending] = sort?.startsWith('-') ? [sort.slice(1), true] : [sort, false];
  const sortKey = key ? SORT_KEYS[key as keyof typeof SORT_KEYS] : sql`null`;
  const order = sql`p.sort_key ${sql.raw(isDescending ? 'desc' : 'asc')} nulls last, p.position, p.id`;
  const cursor =
    after === undefined || sort
      ? sql`true`
      : sql`(p.position, p.id) > (${Number(after.slice(0, at))}::float8, ${after.slice(at + 1)})`;
  const isInView = {
    all: sql`true`,
    draft: sql`p.state in ('new', 'changed')`,
    retired: sql`p.state = 'retired'`,
    'sold-out': sql`p.id = any(string_to_array(${soldOut.join()}, ','))`,
  }[view ?? 'all'];
  const typed = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  // A subquery with `offset` parses a content once for both names.
  const pageOf = (products: SQL) => sql`(select p.*, ${sortKey} as sort_key from (${products}) p
    cross join lateral (select p.content->'name' as name offset 0) c where ${cursor}
    and ${isInView}
    and (${ids ?? null}::text is null or p.id = any(string_to_array(${ids ?? null}, ',')))
    and (${collection ?? null}::text is null or p.content->>'collection' = ${collection ?? null})
    and (${search} = '' or p.id like ${typed} or lower(c.name->>'de') like ${typed}
      or lower(c.name->>'en') like ${typed})
    order by ${sort ? sql`sort_key ${sql.raw(isDescending ? 'desc' : 'asc')} nulls last,` : sql``}
      p.position, p.id limit ${offset + most + 1})`;
  const { rows } = await db.execute<ProductsRow>(sql`
    select p.* from (${pageOf(PUBLISHED)} union all ${pageOf(DRAFTS)}) p
    order by ${order} limit ${most + 1} offset ${offset}`);
  const page = rows.slice(0, most);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  const place = sort ? offset + most : last?.position;
  return { page, next: last ? `${place}:${last.id}` : null };
}
