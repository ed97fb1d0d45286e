import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import type { CatalogueFault } from '#catalogue/findings.ts';
import { isReserved, splitLang } from '#routes.ts';
import { needsEuPerson } from '#rules/goods-facts.ts';
import { markProblems } from '#rules/mark-problems.ts';
import { perObject } from '#rules/per-object.ts';
import { followRedirects } from '#rules/redirects.ts';
import { markableOf } from '#rules/sold-out.ts';
import { faultsOfCollections, faultsOfTags } from './collection-faults.ts';
import { faultsOfPages } from './page-faults.ts';
import { faultsOfProduct, faultsOfSafety, repeated } from './product-faults.ts';
import { faultsOfMails, faultsOfTexts } from './text-faults.ts';

/** Values that only one product may have; each that shares one is at fault, so that its editor sees it. */
function* faultsOfRange(products: readonly Product[]): Generator<CatalogueFault> {
  const unique: readonly (readonly [
    path: readonly string[],
    of: (each: Product) => string | undefined,
  ])[] = [
    [['id'], ({ id }) => id],
    [['name', 'de'], ({ name }) => name.de],
    [['name', 'en'], ({ name }) => name.en],
    [['path'], ({ path }) => path],
    [['ean'], ({ ean }) => ean],
  ];
  for (const [path, of] of unique) {
    const holders = Map.groupBy(products.entries(), ([, product]) => of(product));
    for (const [value, same] of holders) {
      if (value === undefined) continue;
      for (const [index] of same.length > 1 ? same : []) {
        yield { path: ['products', index, ...path], code: 'taken', values: { value } };
      }
    }
  }
}

const marksOf = perObject((product: Product) =>
  markableOf(product).groups.flatMap(({ marks }) => marks),
);

/** Item ids that read as more than one product: `x-42` is no product's id beside a product `x` in size 42. */
function* faultsOfItemIds(products: readonly Product[]): Generator<CatalogueFault> {
  const owners = new Map<string, number>(products.map(({ id }, index) => [id, index]));
  for (const [index, product] of products.entries()) {
    for (const mark of marksOf(product)) {
      const owner = owners.get(mark) ?? index;
      owners.set(mark, owner);
      if (owner === index) continue;
      const path = ['products', owner, 'id'];
      yield { path, code: 'item_id_taken', values: { item: mark, product: product.id } };
    }
  }
}

const byIdOf = perObject(
  (products: readonly Product[]) => new Map(products.map((product) => [product.id, product])),
);

/** Ids that no product has, and those that are named twice. */
function* faultsOfIds(
  path: readonly (string | number)[],
  ids: readonly string[],
  products: readonly Product[],
): Generator<CatalogueFault> {
  for (const [index, id] of ids.entries()) {
    if (byIdOf(products).has(id)) continue;
    yield { path: [...path, index], code: 'unknown_product', values: { product: id } };
  }
  yield* repeated(path, ids);
}

/** A product's home and its related products. */
function* faultsOfPlace(
  { id, related = [], collection, path }: Product,
  { products, collections }: Pick<Catalogue, 'products' | 'collections'>,
): Generator<CatalogueFault> {
  if (!Object.hasOwn(collections, collection)) {
    yield { path: ['collection'], code: 'unknown_collection', values: { collection } };
  }
  if (isReserved(path) || listPathsOf(collections).has(path)) {
    yield { path: ['path'], code: 'path_reserved', values: { path } };
  }
  if (related.includes(id)) yield { path: ['related'], code: 'names_itself', values: {} };
  yield* faultsOfIds(['related'], related, products);
}

const listPathsOf = perObject(
  (collections: Catalogue['collections']) =>
    new Set(Object.values(collections).flatMap(({ path }) => path ?? [])),
);

/** Products of collections and gifts. */
function* faultsOfReferences({
  products,
  gifts,
  collections,
}: Catalogue): Generator<CatalogueFault> {
  const byId = byIdOf(products);
  const check = (path: readonly (string | number)[], ids: readonly string[]) =>
    faultsOfIds(path, ids, products);
  for (const [id, { products: chosen = [] }] of Object.entries(collections)) {
    yield* check(['collections', id, 'products'], chosen);
  }
  const given = Object.entries(gifts).filter(([, { product }]) => product !== undefined);
  for (const [index, [gift, { product = '' }]] of given.entries()) {
    const path = ['gifts', gift, 'product'];
    yield* check(path, [product]);
    // Packs give it in a colour.
    if (byId.has(product) && !byId.get(product)?.colours) {
      yield { path, code: 'no_given_product', values: {} };
    }
    // Lines have one colour of a present.
    if (index > 0) yield { path, code: 'too_many', values: { maximum: 1 } };
  }
}

/** Options of a product that the catalogue doesn't have, and packs of more colours than it comes in. */
function* faultsOfOptions(
  { colours: own, pictures, packs: offered = {} }: Product,
  { colours, packs, gifts }: Pick<Catalogue, 'colours' | 'packs' | 'gifts'>,
): Generator<CatalogueFault> {
  for (const [index, colour] of (own ?? []).entries()) {
    if (!Object.hasOwn(colours, colour)) {
      yield { path: ['colours', index], code: 'not_an_option', values: {} };
    }
  }
  for (const [index, { colour }] of pictures.entries()) {
    if (colour !== undefined && !Object.hasOwn(colours, colour)) {
      yield { path: ['pictures', index, 'colour'], code: 'not_an_option', values: {} };
    }
  }
  let minimum = 0;
  for (const [id, pack] of Object.entries(offered)) {
    const option = Object.hasOwn(packs, id) ? packs[id] : undefined;
    if (!option) yield { path: ['packs', id], code: 'not_an_option', values: {} };
    minimum = Math.max(minimum, option?.pieces ?? 0);
    for (const [index, gift] of pack.gifts.entries()) {
      if (Object.hasOwn(gifts, gift)) continue;
      yield { path: ['packs', id, 'gifts', index], code: 'not_an_option', values: {} };
    }
  }
  if (own && own.length < minimum) {
    yield { path: ['colours'], code: 'too_few_colours', values: { minimum } };
  }
}

/** True if two products could claim the same value or item; the ids of items begin with their product's. */
function mayCollide(one: Product, other: Product): boolean {
  return (
    one.name.de === other.name.de ||
    one.name.en === other.name.en ||
    one.path === other.path ||
    (one.ean !== undefined && one.ean === other.ean) ||
    one.id.startsWith(other.id) ||
    other.id.startsWith(one.id)
  );
}

/** Rows of which one language has more. */
function* faultsOfRows({ texts }: Product): Generator<CatalogueFault> {
  for (const [lang, other] of [
    ['de', 'en'],
    ['en', 'de'],
  ] as const) {
    for (const field of ['material', 'details'] as const) {
      const { length: count = 0 } = texts[other][field] ?? [];
      if ((texts[lang][field]?.length ?? 0) < count) {
        yield { path: ['texts', lang, field], code: 'other_language', values: { count } };
      }
    }
  }
}

/** Old addresses that are named twice, are pages of the shop, or lead in a circle. */
function* faultsOfRedirects({ redirects, ...catalogue }: Catalogue): Generator<CatalogueFault> {
  const rows = redirects?.rows ?? [];
  const taken = rows.length > 0 ? pathsOf(catalogue) : undefined;
  const known = new Set<string>();
  for (const [index, { from }] of rows.entries()) {
    const path = ['redirects', 'rows', index, 'from'];
    const own = splitLang(from).path;
    if (known.has(from)) yield { path, code: 'repeated', values: { value: from } };
    known.add(from);
    if (isReserved(own) || taken?.has(own)) {
      yield { path, code: 'path_reserved', values: { path: from } };
    }
    if (redirects && followRedirects(redirects, from) === undefined) {
      yield { path, code: 'redirect_loop', values: {} };
    }
  }
}

/** German paths of lists, products and pages. */
const pathsOf = ({ products, collections, pages }: Omit<Catalogue, 'redirects'>) =>
  new Set([
    ...listPathsOf(collections),
    ...products.map(({ path }) => path),
    ...Object.values(pages).map(({ path }) => path),
  ]);

/** A firm whose maker is outside the EU, for whom nobody inside it answers. */
function* faultsOfFirm({ firm = {} }: Catalogue): Generator<CatalogueFault> {
  const { maker, euPerson } = firm;
  if (maker && !euPerson && needsEuPerson({ maker })) {
    yield { path: ['firm', 'euPerson'], code: 'missing', values: {} };
  }
}

/** Contradictions that were published before anything checked them; a shop that has them starts all the same. */
function* faultsOfLooseEnds(catalogue: Catalogue): Generator<CatalogueFault> {
  const { products, collections } = catalogue;
  for (const [index, product] of products.entries()) {
    for (const fault of looseEndsOf(product, collections)) {
      yield { ...fault, path: ['products', index, ...fault.path] };
    }
  }
  yield* faultsOfCollections(catalogue);
  yield* faultsOfPages(catalogue);
  yield* faultsOfTexts(catalogue);
  yield* faultsOfRedirects(catalogue);
  for (const fault of markProblems(catalogue.firm ?? {})) {
    yield { ...fault, path: ['firm', ...fault.path] };
  }
  yield* faultsOfMails(catalogue);
}

const looseEndsOf = (product: Product, collections: Catalogue['collections']) => [
  ...faultsOfTags(product, collections),
  ...faultsOfRows(product),
];

const faultsWithin = perObject((product: Product) => [...faultsOfProduct(product)]);

const ownFaults = (product: Product, index: number, catalogue: Catalogue): CatalogueFault[] =>
  [
    ...faultsWithin(product),
    ...faultsOfOptions(product, catalogue),
    ...faultsOfPlace(product, catalogue),
    ...faultsOfSafety(product, catalogue.firm),
  ].map((fault) => ({
    ...fault,
    path: ['products', index, ...fault.path],
  }));

/** Returns what `findFaults` finds in one product, without checking those that it can't collide with. */
export function findFaultsOf(catalogue: Catalogue, id: string): CatalogueFault[] {
  const { products } = catalogue;
  const product = products.find((each) => each.id === id);
  if (product === undefined) return [];
  const near = products.filter((each) => mayCollide(product, each));
  const index = near.indexOf(product);
  const shared = [...faultsOfRange(near), ...faultsOfItemIds(near)];
  return [
    ...ownFaults(product, index, catalogue),
    ...looseEndsOf(product, catalogue.collections).map((fault) => ({
      ...fault,
      path: ['products', index, ...fault.path],
    })),
    ...shared.filter(({ path }) => path[1] === index),
  ];
}

/**
 * Returns every contradiction in a catalogue whose fields are well-formed each by itself.
 * @param isStored true for a published one, which may have loose ends
 */
export function findFaults(catalogue: Catalogue, isStored = false): CatalogueFault[] {
  return [
    ...catalogue.products.flatMap((product, index) => ownFaults(product, index, catalogue)),
    ...faultsOfRange(catalogue.products),
    ...faultsOfItemIds(catalogue.products),
    ...faultsOfReferences(catalogue),
    ...faultsOfFirm(catalogue),
    ...(isStored ? [] : faultsOfLooseEnds(catalogue)),
  ];
}
