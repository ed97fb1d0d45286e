import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { SCREENS } from '#routes.ts';
import type { Database, Transaction } from '../shop.ts';
import { type Entry, entryKey } from './entries.ts';
import { catalogueEntries } from './schema.ts';

/** German paths that products, collections and pages had in former versions, each with the German path that replaces it. */
export type FormerPaths = ReadonlyMap<string, string>;

const { kind, id, removed, replacedIn, content, path } = catalogueEntries;

/** Remembers which entries have left which paths, and reads only the rows that later versions replaced. */
export class KnownPaths {
  #known: { readonly number: number; readonly left: FormerPaths } = { number: 0, left: new Map() };

  /**
   * Returns the keys of entries by the paths that they have left up to a version that `db` sees.
   * @param current path of each entry in that version, by its key
   */
  async read(
    db: Database | Transaction,
    number: number,
    current: ReadonlyMap<string, string>,
  ): Promise<FormerPaths> {
    const known = this.#known;
    if (number === known.number) return known.left;
    // A snapshot from before is read without what is known.
    const since = number < known.number ? 0 : known.number;
    const replaced = await db
      .selectDistinct({ kind, id, path })
      .from(catalogueEntries)
      .where(and(gt(replacedIn, since), isNotNull(path)));
    const left = new Map(since > 0 ? known.left : []);
    for (const entry of replaced) {
      const key = entryKey(entry);
      if (entry.path !== null && entry.path !== current.get(key)) left.set(entry.path, key);
    }
    if (number > this.#known.number) this.#known = { number, left };
    return left;
  }
}

/** Returns the paths of products, collections and pages by their keys. */
function currentPaths({ products, collections, pages }: Catalogue): Map<string, string> {
  const all: readonly (readonly [Pick<Entry, 'kind' | 'id'>, string | undefined])[] = [
    ...products.map((each) => [{ kind: 'product', id: each.id }, each.path] as const),
    ...Object.entries(collections).map(
      ([id, each]) => [{ kind: 'collection', id }, each.path] as const,
    ),
    ...Object.entries(pages).map(([id, each]) => [{ kind: 'page', id }, each.path] as const),
  ];
  return new Map(
    all.flatMap(([entry, path]) => (path === undefined ? [] : [[entryKey(entry), path]])),
  );
}

/**
 * Reads the former paths of products, collections and pages that moved, and of retired products, which lead to their lists.
 * @param number the version of the catalogue
 */
export async function readFormerPaths(
  db: Database | Transaction,
  catalogue: Catalogue,
  number: number,
  known = new KnownPaths(),
): Promise<FormerPaths> {
  const { collections } = catalogue;
  const leadsTo = currentPaths(catalogue);
  const left = await known.read(db, number, leadsTo);
  const former = new Map<string, string>();
  const retired = await db
    .select({ kind, id, path, collection: sql<string | null>`${content}->>'collection'` })
    .from(catalogueEntries)
    .where(and(eq(kind, 'product'), isNull(replacedIn), removed));
  for (const product of retired) {
    const home = collections[product.collection ?? ''];
    const list = home?.path ?? collections[home?.listedIn ?? '']?.path ?? SCREENS.home;
    leadsTo.set(entryKey(product), list);
    if (product.path !== null) former.set(product.path, list);
  }
  for (const [from, key] of left) {
    const to = leadsTo.get(key);
    if (to !== undefined && to !== from) former.set(from, to);
  }
  return former;
}
