import * as z from 'zod/mini';
import { CURRENCY } from '../currency.ts';
import { MAX_AMOUNT_CENTS } from '../limits.ts';
import { TEXT_IDS } from '../page-texts.ts';
import { PAYMENT_METHODS } from '../payment-methods.ts';
import { both, field, group, objectOf, optional } from './field.ts';
import { free, idText, list, localized, name, named, optionId, text } from './schema-parts.ts';

/** A colour that products choose from. */
export const COLOUR_FIELDS = {
  name: both(name, 'text', { part: 'shade' }),
  /** Of swatches and tints, `#RRGGBB`. */
  hex: field(z.string().check(z.regex(/^#[0-9A-F]{6}$/)), 'shade', { part: 'shade' }),
  /** Search synonyms, in both languages at once: the plain colour behind a fashionable name. */
  searchWords: optional(field(free, 'long', { part: 'shade' })),
};

/** A pack that products offer at their own price. */
export const PACK_FIELDS = {
  /** Inside a line ("Duo: Rosa, Lila"). */
  name: both(name, 'text', { part: 'texts' }),
  /** Different colours that it takes, 1 to 6; pieces of a product without colours. */
  pieces: field(z.int().check(z.gte(1), z.lte(6)), 'number', { part: 'texts' }),
  /** On its card, with a line below it where it has one. */
  label: both(text, 'text', { part: 'texts' }),
  tagline: optional(both(text, 'text', { part: 'texts' })),
};

const SIZE_FIELDS = {
  id: field(optionId, 'word'),
  label: both(name),
  /** Under the columns of the guide behind the first; decimals by point. */
  measures: field(list(free), 'lines'),
};

/** Sizes to choose from, smallest first, with the table that the size guide shows. */
export const SIZE_LIST_FIELDS = {
  sizes: field(list(objectOf(SIZE_FIELDS), 1), 'entries', { part: 'sizes', fields: SIZE_FIELDS }),
  guide: group(
    {
      title: both(text),
      text: both(text, 'long'),
      /** The first is the size's own. */
      columns: both(list(text, 1), 'lines'),
    },
    { part: 'guide' },
  ),
};

/** A present on its own card (travel bag): what it is and what is good about it. */
const GIFT_TEXT_FIELDS = { title: field(text, 'text'), text: field(text, 'long') };

export const GIFT_FIELDS = {
  name: both(name, 'text', { part: 'texts' }),
  texts: both(objectOf(GIFT_TEXT_FIELDS), 'group', { part: 'texts', fields: GIFT_TEXT_FIELDS }),
  /** The product that is given. It comes in its colours, of which the shopper chooses one. */
  product: optional(field(idText, 'product', { part: 'texts' })),
};

const whole = z.int().check(z.positive(), z.lte(10_000));
const amount = z.int().check(z.gte(0), z.lte(MAX_AMOUNT_CENTS));

/** A range of whole numbers; both ends count. */
const SPAN_FIELDS = { from: field(whole, 'number'), to: field(whole, 'number') };
const span = field(
  objectOf(SPAN_FIELDS).check(
    z.refine(({ from, to }) => from <= to, { path: ['to'], ...named('to_below_from') }),
  ),
  'group',
  { part: 'shipping', fields: SPAN_FIELDS },
);

/** Figures that the shop promises; money in EUR cents including VAT, periods in the unit of the name. */
export const FACT_FIELDS = {
  currency: field(z.literal(CURRENCY), 'text'),
  vatPercent: field(z.int().check(z.gte(0), z.lte(100)), 'number', { part: 'payment' }),
  /** Orders from here on, after discounts, ship free; below it, `shippingCents`. */
  freeShippingFromCents: field(amount, 'euros', { part: 'shipping' }),
  shippingCents: field(amount, 'euros', { part: 'shipping' }),
  dispatchWorkingDays: span,
  deliveryWorkingDays: span,
  /** Voluntary return, on top of the statutory withdrawal. */
  returnDays: field(whole, 'number', { part: 'rights' }),
  /** Shoppers pay for what they send back; else the shop promises a label. */
  paidReturns: optional(field(z.boolean(), 'flag', { part: 'rights' })),
  withdrawalDays: field(whole, 'number', { part: 'rights' }),
  /** Liability for defects: consumers, and businesses by the terms (docs/specification.md#9-figures). */
  warrantyYears: field(whole, 'number', { part: 'rights' }),
  warrantyYearsBusiness: field(whole, 'number', { part: 'rights' }),
  /** Hours at which support answers, and the time within which it does. */
  supportHoursPerDay: field(z.int().check(z.positive(), z.lte(24)), 'number', { part: 'support' }),
  supportDaysPerWeek: field(z.int().check(z.positive(), z.lte(7)), 'number', { part: 'support' }),
  supportAnswerHours: field(whole, 'number', { part: 'support' }),
  paymentMethods: field(list(z.enum(PAYMENT_METHODS), 1), 'choices', {
    part: 'payment',
    options: 'paymentMethods',
  }),
};

const section = z.strictObject({
  heading: name,
  /** Paragraphs; a list of texts is a list. */
  body: list(z.union([text, list(text, 1)]), 1),
});

/**
 * The words of a page that the law asks for. `{name}` placeholders are filled from the catalogue's facts and the
 * company's settings, so that no text repeats a figure (`legalValues()`, `factValues()`); a web address becomes a link.
 */
export const PAGE_TEXT_FIELDS = {
  /** Its heading, and its name in the back office. */
  name: both(name, 'text', { part: 'legal' }),
  /** For search engines. */
  description: both(text, 'long', { part: 'legal' }),
  intro: optional(both(text, 'long', { part: 'legal' })),
  sections: field(localized(list(section, 1)), 'entries'),
  /** Checker of these words, such as a lawyer, and the day; a live shop publishes no text without. */
  checkedBy: optional(field(name, 'text')),
  /** `2026-11-27`. */
  checkedOn: optional(field(z.iso.date(), 'text')),
};

export const pageText = objectOf(PAGE_TEXT_FIELDS);

/** The texts of a catalogue by id: all of them, and no others. */
export const pageTexts = z.strictObject(
  Object.fromEntries(TEXT_IDS.map((id) => [id, pageText])) as Record<
    (typeof TEXT_IDS)[number],
    typeof pageText
  >,
);
