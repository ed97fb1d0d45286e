import type { Product } from '#catalogue/catalogue.ts';
import { readUploadedBase } from '#catalogue/uploaded-pictures.ts';
import type { CatalogueFault } from './catalogue-findings.ts';

/** Pictures that one colour may have. */
const MOST_PICTURES = 12;

/** Entries that stand earlier in the list already. */
export function* repeated(
  path: readonly (string | number)[],
  entries: readonly string[] = [],
): Generator<CatalogueFault> {
  const seen = new Set<string>();
  for (const [index, value] of entries.entries()) {
    if (seen.size === seen.add(value).size) {
      yield { path: [...path, index], code: 'repeated', values: { value } };
    }
  }
}

function* faultsOfPacks({ packs, sizes }: Product): Generator<CatalogueFault> {
  if (packs && sizes) yield { path: ['sizes'], code: 'packs_with_sizes', values: {} };
  for (const [id, { gifts, giftLine }] of Object.entries(packs ?? {})) {
    const path = ['packs', id];
    yield* repeated([...path, 'gifts'], gifts);
    if (giftLine !== undefined && gifts.length === 0) {
      yield { path: [...path, 'giftLine'], code: 'gift_line_without_gifts', values: {} };
    }
  }
}

function* faultsOfPictures({ pictures, colours }: Product): Generator<CatalogueFault> {
  yield* repeated(
    ['pictures'],
    pictures.map(({ base }) => base),
  );
  const shown = Map.groupBy(pictures, ({ colour }) => colour);
  const offered = new Set<string | undefined>(colours ?? [undefined]);
  for (const colour of offered) {
    const count = shown.get(colour)?.length ?? 0;
    if (count === 0) {
      yield { path: ['pictures'], code: 'picture_missing', values: { picture: colour ?? '' } };
    }
    if (count > MOST_PICTURES) {
      yield { path: ['pictures'], code: 'too_many', values: { maximum: MOST_PICTURES } };
    }
  }
  for (const [index, { base, alt, colour, view }] of pictures.entries()) {
    if (!offered.has(colour)) {
      const picture = colour ?? view;
      yield { path: ['pictures', index], code: 'picture_not_offered', values: { picture } };
    }
    // Name, colour and view say what a shipped picture shows; nobody knows what an uploaded one does.
    if (readUploadedBase(base) && alt === undefined) {
      yield { path: ['pictures', index, 'alt'], code: 'missing', values: {} };
    }
  }
}

/** Contradictions within one product; paths begin at it. */
export function* faultsOfProduct(product: Product): Generator<CatalogueFault> {
  const { sizes, colours, cover } = product;
  yield* repeated(['sizes'], sizes);
  yield* repeated(['colours'], colours);
  if (cover !== undefined && !colours?.includes(cover)) {
    yield { path: ['cover'], code: 'colour_not_offered', values: { colour: cover } };
  }
  yield* faultsOfPacks(product);
  yield* faultsOfPictures(product);
}
