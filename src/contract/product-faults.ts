import type { Firm, Product } from '#catalogue/catalogue.ts';
import type { CatalogueFault } from '#catalogue/findings.ts';
import { needsEuPerson, safetyOf } from '#rules/goods-facts.ts';

/** Pictures that one colour, or all of them together, may have. */
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
    if (!shown.has(colour)) {
      yield { path: ['pictures'], code: 'picture_missing', values: { picture: colour ?? '' } };
    }
  }
  for (const { length } of shown.values()) {
    if (length > MOST_PICTURES) {
      yield { path: ['pictures'], code: 'too_many', values: { maximum: MOST_PICTURES } };
    }
  }
  for (const [index, { alt, colour, view }] of pictures.entries()) {
    if (colour !== undefined && !offered.has(colour)) {
      const values = { picture: colour };
      yield { path: ['pictures', index], code: 'picture_not_offered', values };
    }
    if (view === undefined && alt === undefined) {
      yield { path: ['pictures', index, 'alt'], code: 'picture_undescribed', values: {} };
    }
  }
}

/** Parts of a textile whose fibres are not all of it; percentages have up to two decimals. */
function* faultsOfFibres({ fibres = [] }: Product): Generator<CatalogueFault> {
  for (const part of Map.groupBy(fibres, (fibre) => fibre.part?.de).values()) {
    const sum = Math.round(part.reduce((total, { percent }) => total + percent, 0) * 100) / 100;
    const [first] = part;
    if (sum === 100 || !first) continue;
    const path = ['fibres', fibres.indexOf(first), 'percent'];
    yield { path, code: 'fibres_not_whole', values: { sum } };
  }
}

/** A maker outside the EU for whom nobody inside it answers, neither the product's person nor the firm's. */
export function* faultsOfSafety(product: Product, firm?: Firm): Generator<CatalogueFault> {
  const safety = product.safety && safetyOf(product, firm);
  if (safety && needsEuPerson(safety) && !safety.euPerson) {
    yield { path: ['safety', 'euPerson', 'name'], code: 'missing', values: {} };
  }
}

/** Texts that only one language has. */
function* faultsOfTexts({ texts }: Product): Generator<CatalogueFault> {
  for (const [lang, other] of [
    ['de', 'en'],
    ['en', 'de'],
  ] as const) {
    for (const field of ['description', 'care'] as const) {
      if (texts[lang][field] === undefined && texts[other][field] !== undefined) {
        yield { path: ['texts', lang, field], code: 'missing', values: {} };
      }
    }
    const { length = 0 } = texts[lang].features ?? [];
    const { length: count = 0 } = texts[other].features ?? [];
    if (length < count) {
      yield { path: ['texts', lang, 'features'], code: 'other_language', values: { count } };
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
  yield* faultsOfFibres(product);
  yield* faultsOfTexts(product);
}
