import * as z from 'zod/mini';
import type { Measure, Product } from '#catalogue/catalogue.ts';
import { VIEWS } from '#catalogue/pictures.ts';
import { PICTURE_BASE } from '#catalogue/uploaded-pictures.ts';
import type { FindingCode, FindingValues } from './catalogue-findings.ts';
import { hasCheckDigit } from './check-digit.ts';
import {
  cents,
  collectionId,
  free,
  giftId,
  idText,
  list,
  localized,
  name,
  named,
  optionId,
  path,
  tagText,
  text,
} from './schema-parts.ts';

/** Drops a former price that is the price: nothing was reduced. */
const withoutSamePrice = <Of extends { priceCents?: number; originalCents?: number }>(
  of: Of,
): Of => {
  const { originalCents, ...others } = of;
  return originalCents !== undefined && originalCents === of.priceCents ? (others as Of) : of;
};
const isReduced = z.refine<{ priceCents?: number; originalCents?: number }>(
  ({ priceCents = 0, originalCents = priceCents }) => originalCents >= priceCents,
  { path: ['originalCents'], ...named('original_below_price') },
);

const detail = z.strictObject({ label: text, value: text });
const texts = z.strictObject({
  description: z.exactOptional(text),
  features: z.exactOptional(list(text)),
  material: z.exactOptional(list(detail)),
  care: z.exactOptional(text),
  details: z.exactOptional(list(detail)),
});

/** Millimetres or grams: those of a house, at most. */
const measure = z.number().check(z.positive(), z.lte(1_000_000));
const measures = z.strictObject({
  length: z.exactOptional(measure),
  width: z.exactOptional(measure),
  height: z.exactOptional(measure),
  depth: z.exactOptional(measure),
  diameter: z.exactOptional(measure),
} satisfies Record<Measure, unknown>);

const fibre = z.strictObject({
  part: z.exactOptional(localized(name)),
  name: localized(name),
  percent: z.number().check(z.positive(), z.lte(100)),
});

const person = z.strictObject({
  name,
  street: name,
  town: name,
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  email: z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/), z.maxLength(200)),
});

/** EAN-8, UPC, EAN-13 or GTIN-14. */
const ean = z.string().check(
  z.regex(/^(?:\d{8}|\d{12,14})$/),
  z.refine((digits) => hasCheckDigit(digits), named('wrong_check_digit')),
);

const pack = z.pipe(
  z
    .strictObject({
      priceCents: cents,
      originalCents: z.exactOptional(cents),
      gifts: list(giftId),
      badge: z.exactOptional(z.enum(['bestseller', 'best_value'])),
      giftLine: z.exactOptional(localized(text)),
    })
    .check(isReduced),
  z.transform(withoutSamePrice),
);

/** Fields in the order in which they are stored, and in which the seed has them. */
const fields = z.strictObject({
  id: idText,
  path,
  collection: collectionId,
  tags: z.record(tagText, tagText),
  family: z.exactOptional(idText),
  name: localized(name),
  priceCents: z.exactOptional(cents),
  originalCents: z.exactOptional(cents),
  packs: z.exactOptional(z.record(optionId, pack)),
  sizes: z.exactOptional(list(optionId, 1)),
  volumeMl: z.exactOptional(z.int().check(z.positive())),
  measuresMm: z.exactOptional(measures),
  fibres: z.exactOptional(list(fibre, 1)),
  // As long as the attribute `mpn` of feeds.
  articleNumber: z.exactOptional(text.check(z.maxLength(70))),
  ean: z.exactOptional(ean),
  weightG: z.exactOptional(measure),
  safety: z.exactOptional(
    z.strictObject({
      maker: z.union([z.literal('own'), person]),
      euPerson: z.exactOptional(person),
      warnings: z.exactOptional(localized(text)),
    }),
  ),
  ingredients: z.exactOptional(text),
  battery: z.exactOptional(localized(text)),
  colours: z.exactOptional(list(optionId, 1)),
  cover: z.exactOptional(optionId),
  isCoverChosen: z.exactOptional(z.boolean()),
  hasGiftCards: z.exactOptional(z.boolean()),
  texts: localized(texts),
  searchWords: z.exactOptional(free),
  related: z.exactOptional(list(idText, 1)),
  pictures: list(
    z.strictObject({
      view: z.exactOptional(z.enum(VIEWS)),
      base: z.string().check(z.regex(PICTURE_BASE)),
      colour: z.exactOptional(optionId),
      alt: z.exactOptional(localized(text)),
    }),
    1,
  ),
});

type Priced = z.infer<typeof fields>;

/** A rule for a field of a product. It is checked beside wrong fields too, so that an editor sees all that is missing. */
const rule = (
  field: keyof Priced,
  isKept: (product: Priced) => boolean,
  code: FindingCode,
  values: FindingValues = {},
) =>
  z.refine<Priced>(isKept, {
    path: [field],
    when: ({ value }) => typeof value === 'object' && value !== null,
    ...named(code, values),
  });
/** A product has one price, or packs that have theirs. */
const ownPrice = (['priceCents', 'originalCents'] as const).map((field) =>
  rule(field, (product) => !('packs' in product && field in product), 'unknown_field', { field }),
);

export const product = z.pipe(
  fields.check(
    ...ownPrice,
    rule('priceCents', (each) => 'packs' in each || 'priceCents' in each, 'missing'),
    rule('packs', ({ packs }) => !packs || Object.keys(packs).length > 0, 'too_few', {
      minimum: 1,
    }),
    isReduced,
  ),
  z.transform(withoutSamePrice),
);

/** A product by itself; unknown fields are refused. */
export const productSchema = product as z.ZodMiniType as z.ZodMiniType<Product>;
