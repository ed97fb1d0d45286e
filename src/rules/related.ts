import type { Catalogue, Product, RelatedStep } from '#catalogue/catalogue.ts';

/** Part of a catalogue that related products are chosen from. */
interface RelatedSource extends Pick<Catalogue, 'products' | 'collections'> {
  /** The product that packs give. */
  readonly given: string | undefined;
}

/** Chooses other products to show below one, always the same ones. */
type FindRelated = (product: Product) => readonly string[];

/** Steps for a collection whose product pages have no rules. */
const USUAL: readonly RelatedStep[] = [{ take: 'next', count: 4 }];

/** Products of one collection in the order of the catalogue, by the values of a tag; without a tag all are one group. */
interface RelatedRow {
  readonly items: readonly Product[];
  readonly places: ReadonlyMap<string, number>;
  readonly groupAt: (place: number) => string | undefined;
  /** Places of a group's products, ascending. */
  readonly groups: ReadonlyMap<string | undefined, readonly number[]>;
}

function grouped(items: readonly Product[], tag = ''): RelatedRow {
  const groupAt = (place: number) => {
    const item = items[place];
    return item?.tags[tag];
  };
  const places = new Map(items.map(({ id }, place) => [id, place]));
  return { items, places, groupAt, groups: Map.groupBy(items.keys(), groupAt) };
}

/** The entry at a place, counted round and round. */
function around({ items }: RelatedRow, place: number): readonly Product[] {
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

/** The first `count` entries behind a place, once round, those of the same group first. */
function sameFirst(row: RelatedRow, place: number, count: number): readonly Product[] {
  const { items, groupAt, groups } = row;
  const group = groupAt(place);
  const places = groups.get(group) ?? [];
  const next = firstFrom(places, place + 1);
  const same = Array.from({ length: Math.min(count, places.length) }, (_, step) => {
    return places[(next + step) % places.length] ?? place;
  }).filter((each) => each !== place);
  const rest: number[] = [];
  // A group that is smaller than `count` is soon passed.
  for (let step = 1; step <= items.length && same.length + rest.length < count; step += 1) {
    const at = (place + step) % items.length;
    if (at !== place && groupAt(at) !== group) rest.push(at);
  }
  return [...same, ...rest].flatMap((at) => items[at] ?? []);
}

/** The first entry of each other group, in the order they follow behind the next place, once round. */
function firstOfOthers({ items, groupAt, groups }: RelatedRow, place: number): readonly Product[] {
  const own = groupAt(place);
  const firsts = [...groups].flatMap(([group, places]) => {
    if (group === own && place >= 0) return [];
    const behind = places[firstFrom(places, place + 2)];
    if (behind !== undefined) return [behind];
    const [first = items.length] = places;
    return first <= place ? [first + items.length] : [];
  });
  return firsts.sort((a, b) => a - b).flatMap((each) => items[each % items.length] ?? []);
}

const idsOf = (items: readonly Product[]) => items.map(({ id }) => id);

/** Returns how to choose; each choice takes as long in a large range as in a small one. */
export function relatedIn({ products, collections, given }: RelatedSource): FindRelated {
  const homes = Map.groupBy(products, ({ collection }) => collection);
  const rows = new Map<string, RelatedRow>();
  const rowOf = (home: string, tag?: string): RelatedRow => {
    const key = `${home} ${tag}`;
    const row = rows.get(key) ?? grouped(homes.get(home) ?? [], tag);
    rows.set(key, row);
    return row;
  };
  const take = (step: RelatedStep, home: string, place: number): readonly string[] => {
    switch (step.take) {
      case 'next':
        return idsOf(sameFirst(rowOf(home, step.sameTag), place, step.count));
      case 'otherValues':
        return idsOf(firstOfOthers(rowOf(home, step.tag), place));
      case 'one':
        return idsOf(around(rowOf(step.of), place));
      case 'given':
        return given === undefined ? [] : [given];
    }
  };
  return ({ id, collection, related }) => {
    if (related) return related;
    const place = rowOf(collection).places.get(id) ?? -1;
    const steps = collections[collection]?.page?.related ?? USUAL;
    // Of a small collection a step may come round to the product itself.
    const found = steps.flatMap((step) => take(step, collection, place));
    return [...new Set(found)].filter((other) => other !== id);
  };
}
