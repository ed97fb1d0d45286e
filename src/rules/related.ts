import type {
  AccessoryProduct,
  BagProduct,
  CapProduct,
  JerseyProduct,
  SneakerProduct,
} from '../catalogue/catalogue.ts';
import type { ProductRef } from '../catalogue/types.ts';

export type RelatedProduct =
  | Pick<SneakerProduct, 'kind' | 'id' | 'silhouette'>
  | Pick<JerseyProduct, 'kind' | 'id' | 'category'>
  | Pick<AccessoryProduct, 'kind' | 'id' | 'category'>
  | Pick<CapProduct, 'kind' | 'id'>
  | Pick<BagProduct, 'kind' | 'id'>;

/** Part of a catalogue that related products are chosen from. */
export interface RelatedSource<Sold extends RelatedProduct> {
  readonly products: readonly Sold[];
  /** Chosen by hand, by product id. */
  readonly related: Readonly<Record<string, readonly Sold['id'][]>>;
  /** The bag that goes with an accessory. */
  readonly given: Sold['id'];
}

/** The entries behind `index`, once round. */
function after<Item>(items: readonly Item[], index: number): readonly Item[] {
  return [...items.slice(index + 1), ...items.slice(0, Math.max(index, 0))];
}

/** The entry at `index`, counted round and round. */
function around<Item>(items: readonly Item[], index: number): readonly Item[] {
  const item = items[index % items.length];
  return item === undefined ? [] : [item];
}

/** Four other products to show below one, always the same ones. */
export function relatedTo<Sold extends RelatedProduct>(
  { kind, id }: ProductRef,
  { products, related, given }: RelatedSource<Sold>,
): readonly Sold['id'][] {
  const chosen = related[id];
  if (chosen) return chosen;
  const ofKind = (wanted: Sold['kind']) => products.filter((other) => other.kind === wanted);
  const alike = ofKind(kind);
  const index = alike.findIndex((other) => other.id === id);
  const idsOf = (some: readonly Sold[]) => some.map((other) => other.id);
  const others = after(alike, index);
  switch (kind) {
    case 'sneaker': {
      // The shoe's own colours stand beside it already.
      const groups = Map.groupBy(after(alike, index + 1), groupOf);
      groups.delete(alike[index] && groupOf(alike[index]));
      const firsts = [...groups.values()].flatMap((group) => group.slice(0, 1));
      return idsOf([...firsts, ...around(ofKind('jersey'), index)]);
    }
    case 'jersey':
      return idsOf([
        ...sameFirst(others, alike[index]).slice(0, 2),
        ...around(ofKind('sneaker'), index),
        ...around(ofKind('cap'), index),
      ]);
    case 'accessory':
      return [...idsOf(sameFirst(others, alike[index]).slice(0, 3)), given];
    case 'cap':
    case 'bag':
      return idsOf([...others.slice(0, 3), ...around(ofKind('sneaker'), index)]);
  }
}

/** Silhouette or category, where the kind has one. */
function groupOf(product: RelatedProduct): string | undefined {
  if (product.kind === 'sneaker') return product.silhouette;
  return 'category' in product ? product.category : undefined;
}

/** The products, those of the same group first. */
function sameFirst<Sold extends RelatedProduct>(
  products: readonly Sold[],
  own: Sold | undefined,
): readonly Sold[] {
  const group = own && groupOf(own);
  return products.toSorted((a, b) => Number(groupOf(b) === group) - Number(groupOf(a) === group));
}
