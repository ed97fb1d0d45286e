import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import { perObject } from '#rules/per-object.ts';
import { markableOf } from '#rules/sold-out.ts';
import type { CatalogueFault } from './catalogue-findings.ts';
import { doubles, faultsOfProduct } from './product-faults.ts';

const pathOf = (product: Product) => (product.kind === 'bag' ? product.path : product.id);

/** Values that only one product may have; each that shares one is at fault, so that its editor sees it. */
function* faultsOfRange(products: readonly Product[]): Generator<CatalogueFault> {
  const unique: readonly (readonly [path: readonly string[], of: (each: Product) => string])[] = [
    [['id'], ({ id }) => id],
    [['name', 'de'], ({ name }) => name.de],
    [['name', 'en'], ({ name }) => name.en],
    [['path'], pathOf],
  ];
  for (const [path, of] of unique) {
    const holders = Map.groupBy(products.entries(), ([, product]) => of(product));
    for (const [value, same] of holders) {
      for (const [index] of same.length > 1 ? same : []) {
        yield { path: ['products', index, ...path], code: 'taken', values: { value } };
      }
    }
  }
}

const marksOf = perObject((product: Product) =>
  markableOf(product).groups.flatMap(({ marks }) => marks),
);

/** Item ids that read as more than one product: `x-42` is no product's id beside a sneaker `x`. */
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

/** References to products, each with the kind it must have. */
function* faultsOfReferences({
  products,
  gifts,
  collections,
}: Catalogue): Generator<CatalogueFault> {
  const kinds = new Map<string, Product['kind']>(products.map(({ id, kind }) => [id, kind]));
  function* check(
    path: readonly (string | number)[],
    ids: readonly string[],
    kind?: Product['kind'],
  ): Generator<CatalogueFault> {
    for (const [index, id] of ids.entries()) {
      const found = kinds.get(id);
      const at = [...path, index];
      if (found === undefined) yield { path: at, code: 'unknown_product', values: { product: id } };
      else if (kind && found !== kind) {
        yield { path: at, code: 'wrong_kind', values: { product: id, kind } };
      }
    }
    for (const index of doubles(ids)) {
      yield { path: [...path, index], code: 'repeated', values: { value: ids[index] ?? '' } };
    }
  }
  const { featured, arrivals, sneakerShelf, bagsMenu, related } = collections;
  yield* check(['collections', 'featured'], featured);
  yield* check(['collections', 'arrivals'], arrivals);
  yield* check(['collections', 'sneakerShelf'], sneakerShelf, 'sneaker');
  yield* check(['collections', 'bagsMenu'], bagsMenu, 'bag');
  for (const [id, others] of Object.entries(related)) {
    const path = ['collections', 'related', id];
    if (!kinds.has(id)) yield { path, code: 'unknown_product', values: { product: id } };
    if (others.some((other) => other === id)) yield { path, code: 'names_itself', values: {} };
    yield* check(path, others);
  }
  for (const [kind, { product }] of Object.entries(gifts)) {
    if (product !== undefined) yield* check(['gifts', kind, 'product'], [product], 'bag');
  }
  if (!gifts.card_holder.product) {
    yield { path: ['gifts', 'card_holder'], code: 'no_given_bag', values: {} };
  }
}

/** True if two products could claim the same value or item; the ids of items begin with their product's. */
function mayCollide(one: Product, other: Product): boolean {
  return (
    one.name.de === other.name.de ||
    one.name.en === other.name.en ||
    pathOf(one) === pathOf(other) ||
    one.id.startsWith(other.id) ||
    other.id.startsWith(one.id)
  );
}

const faultsWithin = perObject((product: Product) => [...faultsOfProduct(product)]);

const ownFaults = (product: Product, index: number): CatalogueFault[] =>
  faultsWithin(product).map((fault) => ({ ...fault, path: ['products', index, ...fault.path] }));

/** Returns what `findFaults` finds in one product, without checking those that it can't collide with. */
export function findFaultsOf({ products }: Catalogue, id: string): CatalogueFault[] {
  const product = products.find((each) => each.id === id);
  if (product === undefined) return [];
  const near = products.filter((each) => mayCollide(product, each));
  const index = near.indexOf(product);
  const shared = [...faultsOfRange(near), ...faultsOfItemIds(near)];
  return [...ownFaults(product, index), ...shared.filter(({ path }) => path[1] === index)];
}

/** Returns every contradiction in a catalogue whose fields are well-formed each by itself. */
export function findFaults(catalogue: Catalogue): CatalogueFault[] {
  return [
    ...catalogue.products.flatMap(ownFaults),
    ...faultsOfRange(catalogue.products),
    ...faultsOfItemIds(catalogue.products),
    ...faultsOfReferences(catalogue),
  ];
}
