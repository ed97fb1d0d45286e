import * as z from 'zod/mini';
import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import { COLOUR_IDS } from '#catalogue/colours.ts';
import { CURRENCY } from '#catalogue/currency.ts';
import { MAX_AMOUNT_CENTS, MAX_NAME_LENGTH } from '#catalogue/limits.ts';
import { PAYMENT_METHODS } from '#catalogue/payment-methods.ts';
import {
  ACCESSORY_VIEWS,
  BAG_VIEWS,
  CAP_VIEWS,
  JERSEY_VIEWS,
  SNEAKER_VIEWS,
  type View,
} from '#catalogue/pictures.ts';
import { JERSEY_SIZES, SNEAKER_SIZES } from '#catalogue/sizes.ts';
import { PICTURE_BASE } from '#catalogue/uploaded-pictures.ts';
import { findFaults } from './catalogue-faults.ts';
import { type FindingCode, type FindingValues, findingText } from './catalogue-findings.ts';
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
const isReduced = z.refine<{ priceCents: number; originalCents: number }>(
  ({ priceCents, originalCents }) => originalCents >= priceCents,
  { path: ['originalCents'], ...named('original_below_price') },
);

const detail = z.strictObject({ label: text, value: text });
const texts = z.strictObject({
  description: text,
  features: z.readonly(z.tuple([text, text, text, text])),
  material: list(detail),
  care: text,
  details: list(detail),
});

const colour = z.enum(COLOUR_IDS);
const hex = z.string().check(z.regex(/^#[0-9A-F]{6}$/));

function described(views: readonly View[]) {
  return {
    id: idText,
    name: localized(name),
    texts: localized(texts),
    pictures: list(
      z.strictObject({
        view: z.enum(views),
        base: z.string().check(z.regex(PICTURE_BASE)),
        colour: z.exactOptional(colour),
        alt: z.exactOptional(localized(text)),
      }),
      1,
    ),
    searchWords: free,
    demoRating: z.strictObject({
      average: z.number().check(z.gte(1), z.lte(5)),
      count: z.int().check(z.positive()),
    }),
  };
}

const sneaker = z
  .strictObject({
    kind: z.literal('sneaker'),
    ...described(SNEAKER_VIEWS),
    ...price,
    silhouette: z.enum(['kiez', 'hafen', 'block', 'rampe']),
    partColours: z.strictObject({
      base: hex,
      accent: hex,
      sole: hex,
      toe: z.exactOptional(hex),
      pop: z.exactOptional(hex),
      stripe: z.exactOptional(hex),
    }),
    sizes: list(z.enum(SNEAKER_SIZES), 1),
  })
  .check(isReduced);

const jersey = z
  .strictObject({
    kind: z.literal('jersey'),
    ...described(JERSEY_VIEWS),
    ...price,
    category: z.enum(['National', 'Vintage', 'Special']),
    number: z.int().check(z.gte(0), z.lte(99)),
    sizes: list(z.enum(JERSEY_SIZES), 1),
  })
  .check(isReduced);

const cap = z
  .strictObject({
    kind: z.literal('cap'),
    ...described(CAP_VIEWS),
    ...price,
    colours: list(colour, 1),
  })
  .check(isReduced);

const accessory = z
  .strictObject({
    kind: z.literal('accessory'),
    ...described(ACCESSORY_VIEWS),
    ...price,
    category: z.enum(['Brillen', 'Parfüm', 'Schmuck', 'Uhren']),
    volumeMl: z.exactOptional(z.int().check(z.positive())),
  })
  .check(isReduced);

const giftKind = z.enum(['card_holder', 'raffle_ticket', 'wallet', 'gift_box', 'premium_extras']);
const pack = z
  .strictObject({
    ...price,
    gifts: list(giftKind),
    giftLine: z.exactOptional(localized(text)),
    badge: z.exactOptional(z.enum(['bestseller', 'best_value'])),
  })
  .check(isReduced);

const experiences = z.strictObject({
  tiles: list(
    z.strictObject({ quote: localized(text), name: text, place: localized(text), colour }),
    1,
  ),
  films: list(z.strictObject({ title: localized(text), colour }), 1),
});

const bag = z.strictObject({
  kind: z.literal('bag'),
  ...described(BAG_VIEWS),
  path: z.string().check(z.regex(/^\/products\/[a-z0-9-]+$/)),
  packs: z.strictObject({ einzelpack: pack, duo: pack, trio: pack }),
  colours: list(colour, 1),
  cover: colour,
  isCoverChosen: z.boolean(),
  hasGiftCards: z.boolean(),
  experiences: z.exactOptional(experiences),
  demoViewers: z.int().check(z.positive()),
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

const product = z.discriminatedUnion('kind', [bag, cap, sneaker, jersey, accessory]);

const shape = z.strictObject({
  products: list(product, 1),
  gifts: z.strictObject({
    card_holder: gift,
    raffle_ticket: gift,
    wallet: gift,
    gift_box: gift,
    premium_extras: gift,
  }),
  collections: z.strictObject({
    featured: list(idText),
    arrivals: list(idText),
    sneakerShelf: list(idText),
    bagsMenu: list(idText),
    related: z.record(idText, list(idText, 1)),
  }),
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
export const productSchema: z.ZodMiniType<Product> = product;

/** All of a catalogue but its products. */
export const catalogueRest: z.ZodMiniType<Omit<Catalogue, 'products'>> = z.omit(shape, {
  products: true,
});

/** Fields of a catalogue, each by itself. */
export const catalogueFields: z.ZodMiniType = shape;

/** A catalogue whose parts agree with each other; unknown fields are refused. */
export const catalogueSchema: z.ZodMiniType<Catalogue> = shape.check((context) => {
  for (const { path, code, values } of findFaults(context.value)) {
    const message = findingText(code, values);
    const params = { code, values };
    context.issues.push({ code: 'custom', input: context.value, path: [...path], message, params });
  }
});
