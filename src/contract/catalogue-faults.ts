import type { Catalogue, Product } from '../catalogue/catalogue.ts';
import { PACK_KEYS } from '../catalogue/ids.ts';
import { PACK_COLOUR_LIMITS } from '../catalogue/packs.ts';
import {
  ACCESSORY_VIEWS,
  BAG_VIEWS,
  CAP_VIEWS,
  JERSEY_VIEWS,
  SNEAKER_VIEWS,
  type View,
} from '../catalogue/pictures.ts';
import { markableOf } from '../rules/sold-out.ts';
import type { FindingCode, FindingValues } from './catalogue-findings.ts';

/** A part of a catalogue that contradicts another one. */
export interface CatalogueFault {
  readonly path: readonly (string | number)[];
  readonly code: FindingCode;
  readonly values: FindingValues;
}

const VIEWS: Readonly<Record<Product['kind'], readonly View[]>> = {
  sneaker: SNEAKER_VIEWS,
  jersey: JERSEY_VIEWS,
  cap: CAP_VIEWS,
  accessory: ACCESSORY_VIEWS,
  bag: BAG_VIEWS,
};

/** Indexes of entries that stand earlier in the list already. */
function doubles(entries: readonly string[]): number[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, index) => (seen.size === seen.add(entry).size ? [index] : []));
}

/** Options of a product that must not repeat, by field. */
function optionsOf(product: Product): Readonly<Record<string, readonly string[]>> {
  switch (product.kind) {
    case 'sneaker':
    case 'jersey':
      return { sizes: product.sizes };
    case 'cap':
    case 'bag':
      return { colours: product.colours };
    case 'accessory':
      return {};
  }
}

/** Views that a product's pictures must show, each as `view` or `view colour`. */
function wantedPictures(product: Product): string[] {
  const views = VIEWS[product.kind];
  return 'colours' in product
    ? product.colours.flatMap((colour) => views.map((view) => `${view} ${colour}`))
    : [...views];
}

function* faultsOfBag(bag: Product & { kind: 'bag' }): Generator<CatalogueFault> {
  if (bag.colours.length < PACK_COLOUR_LIMITS.trio) {
    const minimum = PACK_COLOUR_LIMITS.trio;
    yield { path: ['colours'], code: 'too_few_colours', values: { minimum } };
  }
  const shown = [
    [['cover'], bag.cover],
    ...(bag.experiences?.tiles ?? []).map(
      ({ colour }, index) => [['experiences', 'tiles', index, 'colour'], colour] as const,
    ),
    ...(bag.experiences?.films ?? []).map(
      ({ colour }, index) => [['experiences', 'films', index, 'colour'], colour] as const,
    ),
  ] as const;
  for (const [path, colour] of shown) {
    if (!bag.colours.includes(colour)) {
      yield { path, code: 'colour_not_offered', values: { colour } };
    }
  }
  for (const key of PACK_KEYS) {
    const { gifts, giftLine } = bag.packs[key];
    const path = ['packs', key];
    for (const index of doubles(gifts).slice(0, 1)) {
      yield { path: [...path, 'gifts'], code: 'repeated', values: { value: gifts[index] ?? '' } };
    }
    if (giftLine !== undefined && gifts.length === 0) {
      yield { path: [...path, 'giftLine'], code: 'gift_line_without_gifts', values: {} };
    }
  }
}

function* faultsOfProduct(product: Product): Generator<CatalogueFault> {
  for (const [field, options] of Object.entries(optionsOf(product))) {
    for (const index of doubles(options)) {
      yield { path: [field, index], code: 'repeated', values: { value: options[index] ?? '' } };
    }
  }
  const shown = product.pictures.map(({ view, colour }) => (colour ? `${view} ${colour}` : view));
  for (const index of doubles(shown)) {
    yield { path: ['pictures', index], code: 'repeated', values: { value: shown[index] ?? '' } };
  }
  const wanted = wantedPictures(product);
  for (const picture of wanted.filter((each) => !shown.includes(each))) {
    yield { path: ['pictures'], code: 'picture_missing', values: { picture } };
  }
  for (const [index, picture] of shown.entries()) {
    if (!wanted.includes(picture)) {
      yield { path: ['pictures', index], code: 'picture_not_offered', values: { picture } };
    }
  }
  if (product.kind === 'bag') yield* faultsOfBag(product);
}

/** Values that only one product may have; each that shares one is at fault, so that its editor sees it. */
function* faultsOfRange(products: readonly Product[]): Generator<CatalogueFault> {
  const unique: readonly (readonly [path: readonly string[], of: (each: Product) => string])[] = [
    [['id'], ({ id }) => id],
    [['name', 'de'], ({ name }) => name.de],
    [['name', 'en'], ({ name }) => name.en],
    [['path'], (product) => (product.kind === 'bag' ? product.path : product.id)],
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

/** Item ids that read as more than one product: `x-42` is no product's id beside a sneaker `x`. */
function* faultsOfItemIds(products: readonly Product[]): Generator<CatalogueFault> {
  const owners = new Map<string, number>(products.map(({ id }, index) => [id, index]));
  for (const [index, product] of products.entries()) {
    for (const mark of markableOf(product).groups.flatMap(({ marks }) => marks)) {
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

/** Returns every contradiction in a catalogue whose fields are well-formed each by itself. */
export function findFaults(catalogue: Catalogue): CatalogueFault[] {
  const ofProducts = catalogue.products.flatMap((product, index) =>
    [...faultsOfProduct(product)].map((fault) => ({
      ...fault,
      path: ['products', index, ...fault.path],
    })),
  );
  return [
    ...ofProducts,
    ...faultsOfRange(catalogue.products),
    ...faultsOfItemIds(catalogue.products),
    ...faultsOfReferences(catalogue),
  ];
}
