import * as z from 'zod/mini';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { COLLECTION_FIELDS } from '#catalogue/fields/collection.ts';
import { objectOf } from '#catalogue/fields/field.ts';
import { FIRM_FIELDS } from '#catalogue/fields/firm.ts';
import { MAIL_FIELDS } from '#catalogue/fields/mail.ts';
import { PAGE_FIELDS } from '#catalogue/fields/page.ts';
import {
  COLOUR_FIELDS,
  FACT_FIELDS,
  GIFT_FIELDS,
  PACK_FIELDS,
  pageTexts,
  SIZE_LIST_FIELDS,
} from '#catalogue/fields/parts.ts';
import { REDIRECT_FIELDS } from '#catalogue/fields/redirects.ts';
import { collectionId, giftId, idText, list, optionId } from '#catalogue/fields/schema-parts.ts';
import { findingText } from '#catalogue/findings.ts';
import { findFaults } from './catalogue-faults.ts';
import { product } from './product.ts';

const shape = z.strictObject({
  products: list(product),
  colours: z.record(optionId, objectOf(COLOUR_FIELDS)),
  packs: z.record(optionId, objectOf(PACK_FIELDS)),
  sizes: z.record(collectionId, objectOf(SIZE_LIST_FIELDS)),
  gifts: z.record(giftId, objectOf(GIFT_FIELDS)),
  collections: z.record(collectionId, objectOf(COLLECTION_FIELDS)),
  texts: pageTexts,
  pages: z.record(idText, objectOf(PAGE_FIELDS)),
  mails: z.record(idText, objectOf(MAIL_FIELDS)),
  facts: objectOf(FACT_FIELDS),
  firm: z.exactOptional(objectOf(FIRM_FIELDS)),
  redirects: z.exactOptional(objectOf(REDIRECT_FIELDS)),
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
