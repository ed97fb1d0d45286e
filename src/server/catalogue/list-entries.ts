import { and, eq, isNull } from 'drizzle-orm';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { AdminEntriesReply } from '#contract/admin-catalogue.ts';
import type { ListedKind } from '#contract/catalogue-entries.ts';
import { listedIn } from '#rules/lists.ts';
import { catalogueOf, type Database, type RangeShop } from '../shop.ts';
import { readDrafts } from './candidate.ts';
import { checkDrafts } from './check-drafts.ts';
import { readEntries } from './current-entries.ts';
import { byKey, type Entry, entryKey, inOrder, nameOf } from './entries.ts';
import { catalogueEntries } from './schema.ts';

/** Returns how to count the products that have an entry of a kind, by its id. */
function counterOf(kind: ListedKind, catalogue: Catalogue): (id: string) => number {
  const { products, collections } = catalogue;
  const count = (has: (product: (typeof products)[number]) => boolean) =>
    products.filter(has).length;
  switch (kind) {
    case 'collection':
      return (id) =>
        collections[id]?.list
          ? listedIn(id, catalogue).length
          : (collections[id]?.products?.length ?? count(({ collection }) => collection === id));
    case 'colour':
      return (id) => count(({ colours }) => colours?.includes(id) ?? false);
    case 'sizes':
      return (id) => count(({ collection }) => collections[collection]?.page?.sizeList === id);
    case 'pack':
      return (id) => count(({ packs = {} }) => Object.hasOwn(packs, id));
    case 'texts':
    case 'page':
    case 'mail':
      return () => 0;
    case 'gift':
      return (id) =>
        count(({ packs = {} }) => Object.values(packs).some(({ gifts }) => gifts.includes(id)));
  }
}

/** Returns the entries of a kind with their drafts; without those that are retired. */
export async function listEntries(shop: RangeShop, kind: ListedKind): Promise<AdminEntriesReply> {
  const { kind: kindOf, replacedIn } = catalogueEntries;
  const where = and(eq(kindOf, kind), isNull(replacedIn));
  const rows = await shop.db.select().from(catalogueEntries).where(where);
  const published = byKey(rows.filter(({ removed }) => !removed));
  const drafts = byKey((await readDrafts(shop.db)).filter((draft) => draft.kind === kind));
  const productsOf = counterOf(kind, catalogueOf(shop));
  const all = [...new Map<string, Entry>([...published, ...drafts]).values()];
  return {
    entries: inOrder(all, kind).flatMap((entry) => {
      const sold = published.get(entryKey(entry));
      const isDrafted = drafts.has(entryKey(entry));
      if (!sold && entry.content === null) return [];
      const content = entry.content ?? sold?.content;
      const changed = entry.content === null ? 'retired' : sold ? 'changed' : 'new';
      const { id } = entry;
      const state = isDrafted ? changed : 'published';
      return [{ id, name: nameOf(content), state, products: productsOf(id), content }];
    }),
  };
}

/** Collections that a page of the shop shows by name: the home page and 'Neu'. */
const SHOWN_BY_PAGES = ['featured', 'arrivals'];

/**
 * Returns the entries that would be at fault without an entry, because they name it. Drafts with faults of their own
 * count as they are published.
 */
export async function findUsers(
  db: Database,
  entry: Pick<Entry, 'kind' | 'id'>,
): Promise<readonly Entry[]> {
  const published = byKey(await readEntries(db));
  const own = published.get(entryKey(entry));
  if (own && entry.kind === 'collection' && SHOWN_BY_PAGES.includes(entry.id)) return [own];
  const drafts = (await readDrafts(db)).filter((each) => entryKey(each) !== entryKey(entry));
  const before = await checkDrafts(db, published, drafts);
  const faulty = new Set(before.findings.map(entryKey));
  const sound = drafts.filter((draft) => !faulty.has(entryKey(draft)));
  const removal = { ...entry, position: 0, content: null };
  const { findings, entries } = await checkDrafts(db, published, [...sound, removal]);
  const known = byKey(entries);
  return [...new Set(findings.map(entryKey))].flatMap((key) => known.get(key) ?? []);
}
