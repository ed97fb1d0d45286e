import type {
  AccessoryProduct,
  BagProduct,
  CapProduct,
  JerseyProduct,
  SneakerProduct,
} from '#catalogue/catalogue.ts';
import type { ProductRef } from '#catalogue/types.ts';

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

/** Chooses four other products to show below one, always the same ones. */
type FindRelated<Sold extends RelatedProduct> = (product: ProductRef) => readonly Sold['id'][];

/** Silhouette or category, where the kind has one. */
function groupOf(product: RelatedProduct | undefined): string | undefined {
  if (product?.kind === 'sneaker') return product.silhouette;
  return product && 'category' in product ? product.category : undefined;
}

/** Products of one kind in the order of the catalogue. */
interface Row<Sold> {
  readonly items: readonly Sold[];
  readonly places: ReadonlyMap<string, number>;
  /** Places of a group's products, ascending. */
  readonly groups: ReadonlyMap<string | undefined, readonly number[]>;
}

function rowOf<Sold extends RelatedProduct>(items: readonly Sold[]): Row<Sold> {
  return {
    items,
    places: new Map(items.map(({ id }, place) => [id, place])),
    groups: Map.groupBy(items.keys(), (place) => groupOf(items[place])),
  };
}

/** The entry at a place, counted round and round. */
function around<Sold>({ items }: Row<Sold>, place: number): readonly Sold[] {
  const item = items[place % items.length];
  return item === undefined ? [] : [item];
}

/** Index of the first place of a sorted list that is at least `least`. */
function firstFrom(places: readonly number[], least: number): number {
  let from = 0;
  let to = places.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((places[middle] ?? 0) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The first `count` entries behind a place, once round, that are `wanted`. */
function after<Sold>(
  { items }: Row<Sold>,
  place: number,
  count: number,
  wanted: (item: Sold) => boolean = () => true,
): readonly Sold[] {
  const found: Sold[] = [];
  const others = place < 0 ? items.length : items.length - 1;
  for (let step = 1; step <= others && found.length < count; step += 1) {
    const item = items[(place + step) % items.length];
    if (item !== undefined && wanted(item)) found.push(item);
  }
  return found;
}

/** The first `count` entries behind a place, once round, those of the same group first. */
function sameFirst<Sold extends RelatedProduct>(
  row: Row<Sold>,
  place: number,
  count: number,
): readonly Sold[] {
  const { items, groups } = row;
  const group = groupOf(items[place]);
  const places = groups.get(group) ?? [];
  const next = firstFrom(places, place + 1);
  const alike = Array.from({ length: Math.min(count, places.length) }, (_, step) => {
    return places[(next + step) % places.length] ?? place;
  }).filter((each) => each !== place);
  const same = alike.flatMap((each) => items[each] ?? []);
  // A group that is smaller than `count` is soon passed.
  const rest = after(row, place, count - same.length, (item) => groupOf(item) !== group);
  return [...same, ...rest];
}

/** The first entry of each other group, in the order they follow behind the next place, once round. */
function firstOfOthers<Sold extends RelatedProduct>(
  row: Row<Sold>,
  place: number,
): readonly Sold[] {
  const { items, groups } = row;
  const own = place < 0 ? undefined : groupOf(items[place]);
  const firsts = [...groups].flatMap(([group, places]) => {
    if (group === own) return [];
    const behind = places[firstFrom(places, place + 2)];
    if (behind !== undefined) return [behind];
    const [first = items.length] = places;
    return first <= place ? [first + items.length] : [];
  });
  return firsts.sort((a, b) => a - b).flatMap((each) => items[each % items.length] ?? []);
}

/** Returns how to choose; each choice takes as long in a large range as in a small one. */
export function relatedIn<Sold extends RelatedProduct>({
  products,
  related,
  given,
}: RelatedSource<Sold>): FindRelated<Sold> {
  const rows = Map.groupBy(products, ({ kind }) => kind);
  const rowOfKind = (kind: Sold['kind']) => rowOf(rows.get(kind) ?? []);
  const row = {
    sneaker: rowOfKind('sneaker'),
    jersey: rowOfKind('jersey'),
    accessory: rowOfKind('accessory'),
    cap: rowOfKind('cap'),
    bag: rowOfKind('bag'),
  };
  const choose = (kind: ProductRef['kind'], place: number): readonly Sold[] => {
    switch (kind) {
      case 'sneaker':
        // The shoe's own colours stand beside it already.
        return [...firstOfOthers(row.sneaker, place), ...around(row.jersey, place)];
      case 'jersey':
        return [
          ...sameFirst(row.jersey, place, 2),
          ...around(row.sneaker, place),
          ...around(row.cap, place),
        ];
      case 'accessory':
        return sameFirst(row.accessory, place, 3);
      case 'cap':
      case 'bag':
        return [...after(row[kind], place, 3), ...around(row.sneaker, place)];
    }
  };
  return ({ kind, id }) => {
    const chosen = related[id];
    if (chosen) return chosen;
    const ids = choose(kind, row[kind].places.get(id) ?? -1).map((other) => other.id);
    return kind === 'accessory' ? [...ids, given] : ids;
  };
}
