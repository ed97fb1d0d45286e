import { type SQL, sql } from 'drizzle-orm';
import type { AdminProductsQuery, ProductState } from '#contract/admin-products.ts';
import type { Shop } from '../shop.ts';

/** A product with its draft, if it has one. */
export interface ProductsRow {
  readonly [column: string]: unknown;
  readonly id: string;
  readonly position: number;
  readonly content: unknown;
  readonly state: ProductState;
}

/**
 * Published products without a draft. PostgreSQL checks `not in` by a hash table before it searches contents; with `not
 * exists` it searches those of all products first.
 */
const PUBLISHED = sql`select e.id, e.position, e.content,
    case when e.removed then 'retired' else 'published' end as state
  from catalogue_entries e
  where e.kind = 'product' and e.replaced_in is null
    and e.id not in (select d.id from catalogue_drafts d where d.kind = 'product')`;
const DRAFTS = sql`select d.id, d.position, coalesce(d.content, e.content) as content,
    case when e.id is null then 'new' else 'changed' end as state
  from catalogue_drafts d
  left join catalogue_entries e on e.kind = d.kind and e.id = d.id and e.replaced_in is null
  where d.kind = 'product'`;

/**
 * Reads at most so many products in the order of lists, each with the values of its draft. Drafts are read apart, so that
 * the index `catalogue_entries_order` returns one page of the others.
 */
export async function selectProducts(
  { db }: Pick<Shop, 'db'>,
  { search = '', collection, state, ids, after }: AdminProductsQuery,
  most: number,
): Promise<{ page: ProductsRow[]; next: string | null }> {
  const at = after?.indexOf(':') ?? -1;
  const cursor =
    after === undefined
      ? sql`true`
      : sql`(p.position, p.id) > (${Number(after.slice(0, at))}::float8, ${after.slice(at + 1)})`;
  const typed = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  // A subquery with `offset` parses a content once for both names.
  const pageOf = (products: SQL) => sql`(select p.* from (${products}) p
    cross join lateral (select p.content->'name' as name offset 0) c where ${cursor}
    and (${state ?? null}::text is null or p.state = ${state ?? null})
    and (${ids ?? null}::text is null or p.id = any(string_to_array(${ids ?? null}, ',')))
    and (${collection ?? null}::text is null or p.content->>'collection' = ${collection ?? null})
    and (${search} = '' or p.id like ${typed} or lower(c.name->>'de') like ${typed}
      or lower(c.name->>'en') like ${typed})
    order by p.position, p.id limit ${most + 1})`;
  const { rows } = await db.execute<ProductsRow>(sql`
    select p.* from (${pageOf(PUBLISHED)} union all ${pageOf(DRAFTS)}) p
    order by p.position, p.id limit ${most + 1}`);
  const page = rows.slice(0, most);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return { page, next: last ? `${last.position}:${last.id}` : null };
}
