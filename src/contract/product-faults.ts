import type { Product } from '#catalogue/catalogue.ts';
import { PACK_KEYS } from '#catalogue/ids.ts';
import { PACK_COLOUR_LIMITS } from '#catalogue/packs.ts';
import {
  ACCESSORY_VIEWS,
  BAG_VIEWS,
  CAP_VIEWS,
  JERSEY_VIEWS,
  SNEAKER_VIEWS,
  type View,
} from '#catalogue/pictures.ts';
import { readUploadedBase } from '#catalogue/uploaded-pictures.ts';
import type { CatalogueFault } from './catalogue-findings.ts';

/** Views that each kind shows, in the order of the gallery. */
export const VIEWS_OF: Readonly<Record<Product['kind'], readonly View[]>> = {
  sneaker: SNEAKER_VIEWS,
  jersey: JERSEY_VIEWS,
  cap: CAP_VIEWS,
  accessory: ACCESSORY_VIEWS,
  bag: BAG_VIEWS,
};

/** Indexes of entries that stand earlier in the list already. */
export function doubles(entries: readonly string[]): number[] {
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
function wantedPictures(product: Product): Set<string> {
  const views = VIEWS_OF[product.kind];
  return new Set<string>(
    'colours' in product
      ? product.colours.flatMap((colour) => views.map((view) => `${view} ${colour}`))
      : views,
  );
}

function* faultsOfBag(bag: Product & { kind: 'bag' }): Generator<CatalogueFault> {
  if (bag.colours.length < PACK_COLOUR_LIMITS.trio) {
    const minimum = PACK_COLOUR_LIMITS.trio;
    yield { path: ['colours'], code: 'too_few_colours', values: { minimum } };
  }
  const offered = new Set(bag.colours);
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
    if (!offered.has(colour)) {
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

/** Contradictions within one product; paths begin at it. */
export function* faultsOfProduct(product: Product): Generator<CatalogueFault> {
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
  const isShown = new Set(shown);
  for (const picture of [...wanted].filter((each) => !isShown.has(each))) {
    yield { path: ['pictures'], code: 'picture_missing', values: { picture } };
  }
  for (const [index, picture] of shown.entries()) {
    if (!wanted.has(picture)) {
      yield { path: ['pictures', index], code: 'picture_not_offered', values: { picture } };
    }
  }
  for (const [index, { base, alt }] of product.pictures.entries()) {
    // Name, colour and view say what a shipped picture shows; nobody knows what an uploaded one does.
    if (readUploadedBase(base) && alt === undefined) {
      yield { path: ['pictures', index, 'alt'], code: 'missing', values: {} };
    }
  }
  if (product.kind === 'bag') yield* faultsOfBag(product);
}
