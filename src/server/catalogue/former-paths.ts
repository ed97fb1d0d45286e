import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { SCREENS } from '#routes.ts';
import type { Database, Transaction } from '../shop.ts';
import { catalogueEntries } from './schema.ts';

/** German paths that products had in former versions, each with the German path that replaces it. */
export type FormerPaths = ReadonlyMap<string, string>;

const { kind, id, removed, replacedIn, content, path } = catalogueEntries;

const current = alias(catalogueEntries, 'current_entries');

/**
 * Reads the former paths of products that were retired or moved: a retired product leads to the list of its collection.
 * `catalogue_entries_former_path` has all former paths.
 */
export async function readFormerPaths(
  db: Database | Transaction,
  { products, collections }: Catalogue,
): Promise<FormerPaths> {
  const leadsTo = new Map<string, string>(products.map((product) => [product.id, product.path]));
  const retired = await db
    .select({ id, path, collection: sql<string | null>`${content}->>'collection'` })
    .from(catalogueEntries)
    .where(and(eq(kind, 'product'), isNull(replacedIn), removed));
  const former = new Map<string, string>();
  for (const product of retired) {
    const home = collections[product.collection ?? ''];
    const list = home?.path ?? collections[home?.listedIn ?? '']?.path ?? SCREENS.home;
    leadsTo.set(product.id, list);
    if (product.path !== null) former.set(product.path, list);
  }
  // Of the many rows of a product those that had another path.
  const moved = await db
    .selectDistinct({ id, path })
    .from(catalogueEntries)
    .innerJoin(current, and(eq(current.kind, kind), eq(current.id, id), isNull(current.replacedIn)))
    .where(
      and(
        isNotNull(replacedIn),
        isNotNull(path),
        or(current.removed, sql`${path} is distinct from ${current.path}`),
      ),
    );
  for (const product of moved) {
    const to = leadsTo.get(product.id);
    if (product.path !== null && to !== undefined && to !== product.path) {
      former.set(product.path, to);
    }
  }
  return former;
}
