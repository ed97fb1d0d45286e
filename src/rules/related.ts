import { ACCESSORIES } from '../catalogue/accessories.ts';
import {
  CAP_ID,
  JERSEY_IDS,
  type SeedBagId,
  type SeedProductId,
  SNEAKER_IDS,
} from '../catalogue/ids.ts';
import { JERSEYS } from '../catalogue/jerseys.ts';
import { SNEAKERS } from '../catalogue/sneakers.ts';
import type { SeedProductRef } from '../catalogue/types.ts';

/** Chosen by hand: what goes with a pink and a lilac cap. */
const WITH_CAP: readonly SeedProductId[] = [
  'hafen-runner-beere',
  'special-kirschbluete',
  'pouch',
  'sonnenbrille-ovale',
];

/** Chosen by hand: what one carries in a bag, beside it or to it. */
const WITH_BAG: Readonly<Record<SeedBagId, readonly SeedProductId[]>> = {
  'shoulder-bag': ['kartenetui', 'sonnenbrille-pilot', 'kiez-low-waldgruen', 'armreif-fein'],
  'travel-bag': ['toiletry-bag', 'uhr-klassik', 'kiez-low-navy', 'sonnenbrille-pilot'],
  pouch: ['kartenetui', 'parfum-rose', 'kiez-low-rosa', 'sonnenbrille-ovale'],
  'toiletry-bag': ['travel-bag', 'parfum-noir', 'uhr-klassik', 'pouch'],
  kartenetui: ['shoulder-bag', 'uhr-chrono', 'parfum-noir', 'rampe-skate-schwarz'],
};

/** The entries behind `index`, once round. */
function after<Item>(items: readonly Item[], index: number): readonly Item[] {
  return [...items.slice(index + 1), ...items.slice(0, Math.max(index, 0))];
}

/** The entry at `index`, counted round and round. */
function around<Item>(items: readonly Item[], index: number): readonly Item[] {
  const item = items[index % items.length];
  return item === undefined ? [] : [item];
}

function withSneaker(id: SeedProductId): readonly SeedProductId[] {
  const index = SNEAKERS.findIndex((sneaker) => sneaker.id === id);
  const own = SNEAKERS[index]?.silhouette;
  const first = new Map<string, SeedProductId>();
  for (const other of after(SNEAKERS, index + 1)) {
    if (other.silhouette !== own && !first.has(other.silhouette)) {
      first.set(other.silhouette, other.id);
    }
  }
  return [...first.values(), ...around<SeedProductId>(JERSEY_IDS, index)];
}

function withJersey(id: SeedProductId): readonly SeedProductId[] {
  const index = JERSEYS.findIndex((jersey) => jersey.id === id);
  const own = JERSEYS[index]?.category;
  const others = after(JERSEYS, index).toSorted(
    (a, b) => Number(b.category === own) - Number(a.category === own),
  );
  return [...others.slice(0, 2).map((jersey) => jersey.id), ...around(SNEAKER_IDS, index), CAP_ID];
}

function withAccessory(id: SeedProductId): readonly SeedProductId[] {
  const index = ACCESSORIES.findIndex((accessory) => accessory.id === id);
  const own = ACCESSORIES[index]?.category;
  const others = after(ACCESSORIES, index).toSorted(
    (a, b) => Number(b.category === own) - Number(a.category === own),
  );
  return [...others.slice(0, 3).map((accessory) => accessory.id), 'kartenetui'];
}

/** Four other products to show below one, always the same ones. */
export function relatedTo({ kind, id }: SeedProductRef): readonly SeedProductId[] {
  switch (kind) {
    case 'sneaker':
      return withSneaker(id);
    case 'jersey':
      return withJersey(id);
    case 'accessory':
      return withAccessory(id);
    case 'cap':
      return WITH_CAP;
    case 'bag':
      return WITH_BAG[id];
  }
}
