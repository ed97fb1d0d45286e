import type { Catalogue, Collection, Product } from '#catalogue/catalogue.ts';
import type { CatalogueFault } from '#catalogue/findings.ts';
import { isReserved } from '#routes.ts';
import { tagsOf } from '#rules/range.ts';
import { repeated } from './product-faults.ts';

type Collections = Catalogue['collections'];
type Path = readonly (string | number)[];

/** True if the page of a collection lists its own products, or those of another one. */
const shows = ({ path, list, lists = [] }: Collection, home: string, id: string) =>
  path !== undefined && list !== undefined && (lists.length > 0 ? lists : [id]).includes(home);

function* unknownCollection(
  collections: Collections,
  path: Path,
  collection: string,
  hasPage = false,
): Generator<CatalogueFault> {
  const own = Object.hasOwn(collections, collection) ? collections[collection] : undefined;
  if (!own || (hasPage && own.path === undefined)) {
    yield { path, code: 'unknown_collection', values: { collection } };
  }
}

function* unknownGroup(
  collections: Collections,
  path: Path,
  group: string | undefined,
): Generator<CatalogueFault> {
  if (group === undefined || Object.hasOwn(tagsOf(collections), group)) return;
  yield { path, code: 'unknown_group', values: { group } };
}

/** A link to a list, which may be filtered by a value. */
function* faultsOfFiltered(
  collections: Collections,
  at: Path,
  { collection, filter }: { readonly collection: string; readonly filter?: string },
): Generator<CatalogueFault> {
  yield* unknownCollection(collections, [...at, 'collection'], collection, true);
  const group = collections[collection]?.list?.filter?.group;
  const values = tagsOf(collections)[group ?? ''] ?? [];
  if (filter !== undefined && !values.some(({ id }) => id === filter)) {
    yield { path: [...at, 'filter'], code: 'not_an_option', values: {} };
  }
}

/** Tags of a product that no collection has; paths begin at it. */
export function* faultsOfTags(
  { tags }: Product,
  collections: Collections,
): Generator<CatalogueFault> {
  for (const [group, value] of Object.entries(tags)) {
    const path = ['tags', group];
    yield* unknownGroup(collections, path, group);
    const values = tagsOf(collections)[group];
    if (values && !values.some(({ id }) => id === value)) {
      yield { path, code: 'not_an_option', values: {} };
    }
  }
}

/** What the pages of a collection and of its products name. */
function* faultsOfPages(
  { list, page }: Collection,
  at: Path,
  { collections, sizes }: Pick<Catalogue, 'collections' | 'sizes'>,
): Generator<CatalogueFault> {
  yield* unknownGroup(collections, [...at, 'list', 'filter', 'group'], list?.filter?.group);
  if (list?.lastScene) {
    const path = [...at, 'list', 'lastScene', 'collection'];
    yield* unknownCollection(collections, path, list.lastScene.collection, true);
  }
  if (!page) return;
  const { crumb, related, sizeList } = page;
  if (sizeList !== undefined && !Object.hasOwn(sizes, sizeList)) {
    yield { path: [...at, 'page', 'sizeList'], code: 'not_an_option', values: {} };
  }
  yield* faultsOfFiltered(collections, [...at, 'page', 'crumb'], crumb);
  yield* unknownGroup(collections, [...at, 'page', 'crumb', 'tag'], crumb.tag);
  for (const [index, step] of related.entries()) {
    const path = [...at, 'page', 'related', index];
    if (step.take === 'one') yield* unknownCollection(collections, [...path, 'of'], step.of);
    if (step.take === 'otherValues') yield* unknownGroup(collections, [...path, 'tag'], step.tag);
    if (step.take === 'next') yield* unknownGroup(collections, [...path, 'sameTag'], step.sameTag);
  }
}

/** Contradictions among collections. */
export function* faultsOfCollections({
  products,
  collections,
  sizes,
}: Pick<Catalogue, 'products' | 'collections' | 'sizes'>): Generator<CatalogueFault> {
  const all = Object.entries(collections);
  const paths = Map.groupBy(all, ([, { path }]) => path);
  const productPaths = new Set(products.map((product) => product.path));
  const homes = Map.groupBy(products, ({ collection }) => collection);
  for (const [id, own] of all) {
    const at = ['collections', id];
    const { path, listedIn, lists = [], tags = {} } = own;
    if (path !== undefined && isReserved(path)) {
      yield { path: [...at, 'path'], code: 'path_reserved', values: { path } };
    }
    const isTaken = (paths.get(path)?.length ?? 0) > 1 || productPaths.has(path ?? '');
    if (path !== undefined && isTaken) {
      yield { path: [...at, 'path'], code: 'taken', values: { value: path } };
    }
    for (const [index, other] of lists.entries()) {
      yield* unknownCollection(collections, [...at, 'lists', index], other);
    }
    yield* repeated([...at, 'lists'], lists);
    const shelf = listedIn === undefined ? undefined : collections[listedIn];
    if (listedIn !== undefined && !(shelf && shows(shelf, id, listedIn))) {
      const values = { collection: listedIn };
      yield { path: [...at, 'listedIn'], code: 'unknown_collection', values };
    }
    const count = homes.get(id)?.length ?? 0;
    if (count > 0 && listedIn === undefined && !shows(own, id, id)) {
      yield { path: [...at, 'path'], code: 'loses_products', values: { count } };
    }
    for (const [group, values] of Object.entries(tags)) {
      yield* repeated(
        [...at, 'tags', group],
        values.map((value) => value.id),
      );
    }
    if (own.menu?.list)
      yield* faultsOfFiltered(collections, [...at, 'menu', 'list'], own.menu.list);
    yield* faultsOfPages(own, at, { collections, sizes });
  }
  for (const [id, list] of Object.entries(sizes)) {
    yield* repeated(
      ['sizes', id, 'sizes'],
      list.sizes.map((size) => size.id),
    );
  }
}
