import * as z from 'zod/mini';
import type { Catalogue, Measure, Product } from '#catalogue/catalogue.ts';
import { CURRENCY } from '#catalogue/currency.ts';
import { MAX_AMOUNT_CENTS, MAX_NAME_LENGTH } from '#catalogue/limits.ts';
import { PAYMENT_METHODS } from '#catalogue/payment-methods.ts';
import { VIEWS } from '#catalogue/pictures.ts';
import { BELOW_BLOCKS, BENEFITS, CHOICE_BLOCKS, FACT_BLOCKS } from '#catalogue/product-pages.ts';
import { SCENE_PICTURES, type ScenePictureName } from '#catalogue/scenes.ts';
import { PICTURE_BASE } from '#catalogue/uploaded-pictures.ts';
import { ALL } from '#rules/filter-param.ts';
import { findFaults } from './catalogue-faults.ts';
import { type FindingCode, type FindingValues, findingText } from './catalogue-findings.ts';
import { hasCheckDigit } from './check-digit.ts';
import { storable } from './text.ts';

/** Longest id of a product; its item ids add a size, pack or colour. */
const MAX_ID_LENGTH = 60;
const MAX_TEXT_LENGTH = 2_000;

const idText = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(MAX_ID_LENGTH));
const list = <Item extends z.ZodMiniType>(item: Item, least = 0) =>
  z.readonly(z.array(item).check(z.minLength(least)));

const free = z.string().check(z.maxLength(MAX_TEXT_LENGTH), storable);
const text = free.check(z.regex(/\S/));
const name = text.check(z.maxLength(MAX_NAME_LENGTH));
const localized = <Text extends z.ZodMiniType>(each: Text) =>
  z.strictObject({ de: each, en: each });

/** Sentence and code of a finding (`findingsOfIssues`). */
const named = (code: FindingCode, values: FindingValues = {}) => ({
  error: findingText(code, values),
  params: { code, values },
});

const cents = z.int().check(z.positive(), z.lte(MAX_AMOUNT_CENTS));
const price = { priceCents: cents, originalCents: cents };
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

/** EAN-8, UPC, EAN-13 or GTIN-14. */
const ean = z.string().check(
  z.regex(/^(?:\d{8}|\d{12,14})$/),
  z.refine((digits) => hasCheckDigit(digits), named('wrong_check_digit')),
);

const optionId = z.string().check(z.regex(/^[A-Za-z0-9]{1,12}$/));
const collectionId = z.string().check(z.regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/), z.maxLength(40));
const path = z.string().check(z.regex(/^(?:\/[a-z0-9-]+){1,3}$/));
const tagText = z.string().check(z.regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u), z.maxLength(40));

const giftId = z.string().check(z.regex(/^[a-z0-9]+(?:_[a-z0-9]+)*$/), z.maxLength(40));
const pack = z
  .strictObject({
    ...price,
    gifts: list(giftId),
    badge: z.exactOptional(z.enum(['bestseller', 'best_value'])),
    giftLine: z.exactOptional(localized(text)),
  })
  .check(isReduced);

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
const ownPrice = (['priceCents', 'originalCents'] as const).flatMap((field) => [
  rule(field, (product) => 'packs' in product || field in product, 'missing'),
  rule(field, (product) => !('packs' in product && field in product), 'unknown_field', { field }),
]);

const product = fields.check(
  ...ownPrice,
  rule('packs', ({ packs }) => !packs || Object.keys(packs).length > 0, 'too_few', { minimum: 1 }),
  isReduced,
);

const colourOption = z.strictObject({
  name: localized(name),
  hex: z.string().check(z.regex(/^#[0-9A-F]{6}$/)),
  searchWords: z.exactOptional(free),
});

const packOption = z.strictObject({
  name: localized(name),
  pieces: z.int().check(z.gte(1), z.lte(6)),
  label: localized(text),
  tagline: z.exactOptional(localized(text)),
});

const tagValue = z.strictObject({
  // Addresses say that of no filter.
  id: tagText.check(z.refine((id) => id.toLowerCase() !== ALL, named('not_an_option'))),
  name: localized(name),
  note: z.exactOptional(localized(text)),
  searchWords: z.exactOptional(free),
});

const sceneName = z.enum(Object.keys(SCENE_PICTURES) as [ScenePictureName, ...ScenePictureName[]]);
const scene = z.strictObject({
  family: tagText,
  isLow: z.exactOptional(z.boolean()),
  product: z.exactOptional(idText),
  view: z.exactOptional(z.enum(VIEWS)),
  colour: z.exactOptional(optionId),
  scene: z.exactOptional(sceneName),
});

const listRules = z.strictObject({
  description: localized(text),
  filter: z.exactOptional(
    z.strictObject({ group: tagText, label: localized(text), all: localized(text) }),
  ),
  narrow: z.exactOptional(
    z.strictObject({ underCents: z.exactOptional(cents), label: localized(text) }),
  ),
  isSorted: z.boolean(),
  step: z.exactOptional(z.int().check(z.positive(), z.lte(1_000))),
  note: z.enum(['own', 'tag']),
  below: z.exactOptional(localized(text)),
  canAdd: z.boolean(),
  scenes: list(scene),
  lastScene: z.exactOptional(z.strictObject({ collection: collectionId, scene: sceneName })),
  className: z.exactOptional(tagText),
  count: localized(text),
  countOne: z.exactOptional(localized(text)),
  empty: localized(text),
  place: localized(text),
  isStructured: z.boolean(),
});

const said = z.strictObject({ title: localized(text), text: localized(text) });

const relatedStep = z.discriminatedUnion('take', [
  z.strictObject({
    take: z.literal('next'),
    count: z.int().check(z.positive(), z.lte(12)),
    sameTag: z.exactOptional(tagText),
  }),
  z.strictObject({ take: z.literal('otherValues'), tag: tagText }),
  z.strictObject({ take: z.literal('one'), of: collectionId }),
  z.strictObject({ take: z.literal('given') }),
]);

const pageRules = z.strictObject({
  choices: list(z.enum(CHOICE_BLOCKS)),
  facts: z.exactOptional(list(z.enum(FACT_BLOCKS))),
  benefits: z.exactOptional(list(z.enum(BENEFITS))),
  below: list(z.enum(BELOW_BLOCKS)),
  openDetail: z.exactOptional(z.int().check(z.gte(0), z.lte(3))),
  sizeList: z.exactOptional(collectionId),
  hasTotal: z.exactOptional(z.boolean()),
  waits: z.exactOptional(z.boolean()),
  crumb: z.strictObject({
    collection: collectionId,
    label: localized(text),
    filter: z.exactOptional(tagText),
    tag: z.exactOptional(tagText),
  }),
  related: list(relatedStep),
  missingChoice: z.exactOptional(said),
  added: z.exactOptional(
    z.strictObject({ title: localized(text), text: z.exactOptional(localized(text)) }),
  ),
  oneSize: z.exactOptional(said),
});

const sizeList = z.strictObject({
  sizes: list(z.strictObject({ id: optionId, label: localized(name), measures: list(free) }), 1),
  guide: z.strictObject({
    title: localized(text),
    text: localized(text),
    columns: localized(list(text, 1)),
  }),
});

const collection = z.strictObject({
  name: localized(name),
  path: z.exactOptional(path),
  products: z.exactOptional(list(idText)),
  lists: z.exactOptional(list(collectionId, 1)),
  listedIn: z.exactOptional(collectionId),
  tags: z.exactOptional(z.record(tagText, list(tagValue, 1))),
  searchWords: z.exactOptional(free),
  sizeSystem: z.exactOptional(z.string().check(z.regex(/^[A-Z]{1,4}$/))),
  menu: z.exactOptional(z.strictObject({ place: z.number(), label: localized(name) })),
  list: z.exactOptional(listRules),
  page: z.exactOptional(pageRules),
  unknown: z.exactOptional(
    z.union([
      z.literal('not-found'),
      z.strictObject({ title: localized(text), text: localized(text), back: localized(text) }),
    ]),
  ),
});

const gift = z.strictObject({
  name: localized(name),
  texts: localized(z.strictObject({ title: text, text })),
  product: z.exactOptional(idText),
});

const whole = z.int().check(z.positive(), z.lte(10_000));
const span = z
  .strictObject({ from: whole, to: whole })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], ...named('to_below_from') }));

const shape = z.strictObject({
  products: list(product, 1),
  colours: z.record(optionId, colourOption),
  packs: z.record(optionId, packOption),
  sizes: z.record(collectionId, sizeList),
  gifts: z.record(giftId, gift),
  collections: z.record(collectionId, collection),
  facts: z.strictObject({
    currency: z.literal(CURRENCY),
    vatPercent: z.int().check(z.gte(0), z.lte(100)),
    freeShippingFromCents: z.int().check(z.gte(0), z.lte(MAX_AMOUNT_CENTS)),
    shippingCents: z.int().check(z.gte(0), z.lte(MAX_AMOUNT_CENTS)),
    dispatchWorkingDays: span,
    deliveryWorkingDays: span,
    returnDays: whole,
    withdrawalDays: whole,
    warrantyYears: whole,
    warrantyYearsBusiness: whole,
    supportHoursPerDay: z.int().check(z.positive(), z.lte(24)),
    supportDaysPerWeek: z.int().check(z.positive(), z.lte(7)),
    supportAnswerHours: whole,
    paymentMethods: list(z.enum(PAYMENT_METHODS), 1),
  }),
});

/** A product by itself; unknown fields are refused. */
export const productSchema = product as z.ZodMiniType as z.ZodMiniType<Product>;

/** All of a catalogue but its products. */
export const catalogueRest = z.omit(shape, { products: true }) as z.ZodMiniType as z.ZodMiniType<
  Omit<Catalogue, 'products'>
>;

/** Fields of a catalogue, each by itself. */
export const catalogueFields: z.ZodMiniType = shape;

/** A catalogue whose parts agree with each other; unknown fields are refused. */
export const catalogueSchema = shape.check((context) => {
  for (const { path, code, values } of findFaults(context.value as Catalogue)) {
    const message = findingText(code, values);
    const params = { code, values };
    context.issues.push({ code: 'custom', input: context.value, path: [...path], message, params });
  }
}) as z.ZodMiniType as z.ZodMiniType<Catalogue>;
