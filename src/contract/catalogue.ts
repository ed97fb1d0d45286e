import * as z from 'zod/mini';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { CURRENCY } from '#catalogue/currency.ts';
import { MAX_AMOUNT_CENTS } from '#catalogue/limits.ts';
import { PAYMENT_METHODS } from '#catalogue/payment-methods.ts';
import { findFaults } from './catalogue-faults.ts';
import { findingText } from './catalogue-findings.ts';
import { collection } from './collection.ts';
import { pageTexts } from './page-text.ts';
import { product } from './product.ts';
import {
  collectionId,
  free,
  giftId,
  idText,
  list,
  localized,
  name,
  named,
  optionId,
  text,
} from './schema-parts.ts';

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

const sizeList = z.strictObject({
  sizes: list(z.strictObject({ id: optionId, label: localized(name), measures: list(free) }), 1),
  guide: z.strictObject({
    title: localized(text),
    text: localized(text),
    columns: localized(list(text, 1)),
  }),
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
  texts: pageTexts,
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
