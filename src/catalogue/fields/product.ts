import * as z from 'zod/mini';
import { MEASURES, type Measure } from '../goods.ts';
import { VIEWS } from '../pictures.ts';
import { PICTURE_BASE } from '../uploaded-pictures.ts';
import { hasCheckDigit } from './check-digit.ts';
import { both, field, group, objectOf, optional } from './field.ts';
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

const detail = z.strictObject({ label: text, value: text });

/** Texts of a product page in one language. What a product has in one, it has in both. */
export const TEXT_FIELDS = {
  /** One to three sentences. */
  description: optional(field(text, 'long')),
  features: optional(field(list(text), 'lines')),
  /** Materials; those of textiles that add up to 100 % are `fibres` of the product. */
  material: optional(field(list(detail), 'rows')),
  care: optional(field(text, 'long')),
  /** Free rows: measures that have no field, filter class, ingredients, battery … */
  details: optional(field(list(detail), 'rows')),
};

/** Those of a house, at most. */
const measure = z.number().check(z.positive(), z.lte(1_000_000));
const millimetres = optional(field(measure, 'number', { row: 'millimetres' }));
const MEASURE_FIELDS = Object.fromEntries(MEASURES.map((each) => [each, millimetres])) as Record<
  Measure,
  typeof millimetres
>;

/** A fibre of a textile. Those of one part add up to 100 per cent. */
export const FIBRE_FIELDS = {
  /** The part of the product, such as "Futter"; absent for all of it. */
  part: optional(both(name)),
  name: both(name),
  percent: field(z.number().check(z.positive(), z.lte(100)), 'number'),
};

/** Somebody who answers for a product (Regulation (EU) 2023/988, article 19). */
export const PERSON_FIELDS = {
  name: field(name, 'text'),
  street: field(name, 'text'),
  /** Postal code and town. */
  town: field(name, 'text'),
  /** Code of two letters (ISO 3166-1). */
  country: field(z.string().check(z.regex(/^[A-Z]{2}$/)), 'text'),
  email: field(z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/), z.maxLength(200)), 'text'),
};
const person = objectOf(PERSON_FIELDS);

/**
 * A maker's guarantee of durability (§ 479 BGB, GARAN label of Regulation (EU) 2025/1960): free of charge, for the whole
 * product, and longer than the law's two years.
 */
const GUARANTEE_FIELDS = {
  guarantor: field(name, 'text'),
  address: field(name, 'text'),
  guaranteeYears: field(z.int().check(z.gte(3), z.lte(99)), 'number'),
  scope: both(text, 'long'),
  procedure: both(text, 'long'),
};

/** EAN-8, UPC, EAN-13 or GTIN-14. */
const ean = z.string().check(
  z.regex(/^(?:\d{8}|\d{12,14})$/),
  z.refine((digits) => hasCheckDigit(digits), named('wrong_check_digit')),
);

/** Drops a former price that is the price: nothing was reduced. */
export const withoutSamePrice = <Of extends { priceCents?: number; originalCents?: number }>(
  of: Of,
): Of => {
  const { originalCents, ...others } = of;
  return originalCents !== undefined && originalCents === of.priceCents ? (others as Of) : of;
};
export const isReduced = z.refine<{ priceCents?: number; originalCents?: number }>(
  ({ priceCents = 0, originalCents = priceCents }) => originalCents >= priceCents,
  { path: ['originalCents'], ...named('original_below_price') },
);

/** A pack as a product offers it. */
export const OFFER_FIELDS = {
  priceCents: field(cents, 'euros', { part: 'price' }),
  originalCents: optional(field(cents, 'euros', { part: 'price' })),
  /** Ids of gifts. */
  gifts: field(list(giftId), 'choices', { options: 'gifts' }),
  badge: optional(field(z.enum(['bestseller', 'best_value']), 'choice', { options: 'badge' })),
  /** The line on the pack card that names its gifts. */
  giftLine: optional(both(text)),
};
const offer = z.pipe(objectOf(OFFER_FIELDS).check(isReduced), z.transform(withoutSamePrice));

/** One picture of a product. It has a view or an alternative text. */
const picture = z.strictObject({
  view: z.exactOptional(z.enum(VIEWS)),
  /** Path without width and ending: a shipped picture below `/images`, an uploaded one below `/media`. */
  base: z.string().check(z.regex(PICTURE_BASE)),
  /** The colour shown, where the product has several. */
  colour: z.exactOptional(optionId),
  /** Alternative text; without one, name, colour and view describe it. */
  alt: z.exactOptional(localized(text)),
});

/** A product, in the order in which the seed has its fields (docs/how-to.md#a-field-of-a-product). */
export const PRODUCT_FIELDS = {
  id: field(idText, 'word'),
  /** German path of its page, which is its own; the English one has `/en` in front. */
  path: field(path, 'word', { part: 'search' }),
  /** Its home collection: the rules of its page are there. */
  collection: field(collectionId, 'choice', { part: 'details', options: 'homes' }),
  /** Values by tag group, for filters. */
  tags: field(z.record(tagText, tagText), 'tags', { part: 'details' }),
  /** Products of one family are shown as each other's colours. */
  family: optional(field(idText, 'word', { part: 'details' })),
  name: both(name, 'text', { part: 'texts' }),
  /** In EUR cents including VAT; absent for a product with packs, as the former price. */
  priceCents: optional(field(cents, 'euros', { part: 'price' })),
  originalCents: optional(field(cents, 'euros', { part: 'price' })),
  /** By id, in the order they are offered; the first is chosen at first. */
  packs: optional(
    field(z.record(optionId, offer), 'packs', { part: 'options', fields: OFFER_FIELDS }),
  ),
  /** Ids of sizes to choose from. */
  sizes: optional(field(list(optionId, 1), 'words', { part: 'options' })),
  /** Content, for the price per litre. */
  volumeMl: optional(field(z.int().check(z.positive()), 'number', { part: 'details' })),
  measuresMm: optional(group(MEASURE_FIELDS, { part: 'details' })),
  fibres: optional(
    field(list(objectOf(FIBRE_FIELDS), 1), 'fibres', { part: 'details', fields: FIBRE_FIELDS }),
  ),
  /** Absent for the firm's. At most as long as the attribute `brand` of feeds. */
  brand: optional(field(name.check(z.maxLength(70)), 'text', { part: 'details' })),
  /** Of the maker; as long as the attribute `mpn` of feeds. */
  articleNumber: optional(
    field(text.check(z.maxLength(70)), 'text', { part: 'details', row: 'text' }),
  ),
  /** EAN or GTIN, 8 to 14 digits of which the last is the check digit. */
  ean: optional(field(ean, 'word', { part: 'details', row: 'text' })),
  /** In grams. */
  weightG: optional(field(measure, 'number', { part: 'details', row: 'grams' })),
  safety: optional(
    group(
      {
        /** `own` is the shop's company. */
        maker: field(z.union([z.literal('own'), person]), 'person'),
        /** Responsible in the EU for a maker outside it. */
        euPerson: optional(field(person, 'person')),
        warnings: optional(both(text, 'long')),
      },
      { part: 'safety' },
    ),
  ),
  guarantee: optional(group(GUARANTEE_FIELDS, { part: 'safety' })),
  /** Of cosmetics, by their international names (INCI). */
  ingredients: optional(field(text, 'long', { part: 'safety' })),
  /** How to dispose of battery and device. */
  battery: optional(both(text, 'long', { part: 'safety' })),
  /** Ids of colours to choose from; a pack takes several. */
  colours: optional(field(list(optionId, 1), 'order', { part: 'options', options: 'colours' })),
  /** The colour that stands for it in lists and menus, and that its page shows at first; absent for the first. */
  cover: optional(
    field(optionId, 'choice', { part: 'options', options: 'colours', only: 'colours' }),
  ),
  /** True if its page opens with its first colour chosen for a pack (docs/specification.md#4-states). */
  isCoverChosen: optional(field(z.boolean(), 'flag', { part: 'options', only: 'packs' })),
  /** True if its page shows the gifts of a pack as cards. */
  hasGiftCards: optional(field(z.boolean(), 'flag', { part: 'options', only: 'packs' })),
  texts: both(objectOf(TEXT_FIELDS), 'group', { part: 'texts', fields: TEXT_FIELDS }),
  /** Search synonyms beyond the name, in both languages at once. */
  searchWords: optional(field(free, 'long', { part: 'search' })),
  /** Ids of products to show below it, chosen by hand; absent where a rule chooses. */
  related: optional(field(list(idText, 1), 'products', { part: 'related' })),
  /**
   * In the order of the gallery; the first of each colour is its cover. One without a colour, of a product that comes in
   * several, ends the gallery of each.
   */
  pictures: field(list(picture, 1), 'pictures', { part: 'pictures' }),
};
