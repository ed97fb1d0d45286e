import { COLLECTION_FIELDS } from '#catalogue/fields/collection.ts';
import type { Fields } from '#catalogue/fields/field.ts';
import { FIRM_FIELDS } from '#catalogue/fields/firm.ts';
import { MAIL_FIELDS } from '#catalogue/fields/mail.ts';
import { PAGE_FIELDS } from '#catalogue/fields/page.ts';
import {
  COLOUR_FIELDS,
  FACT_FIELDS,
  GIFT_FIELDS,
  PACK_FIELDS,
  PAGE_TEXT_FIELDS,
  SIZE_LIST_FIELDS,
} from '#catalogue/fields/parts.ts';
import { PRODUCT_FIELDS } from '#catalogue/fields/product.ts';
import { REDIRECT_FIELDS } from '#catalogue/fields/redirects.ts';
import type { EntryKind } from './catalogue-entries.ts';

/** Fields of the content of an entry by its kind. */
export const ENTRY_FIELDS: Readonly<Record<EntryKind, Fields>> = {
  product: PRODUCT_FIELDS,
  colour: COLOUR_FIELDS,
  pack: PACK_FIELDS,
  sizes: SIZE_LIST_FIELDS,
  gift: GIFT_FIELDS,
  collection: COLLECTION_FIELDS,
  texts: PAGE_TEXT_FIELDS,
  page: PAGE_FIELDS,
  mail: MAIL_FIELDS,
  facts: FACT_FIELDS,
  firm: FIRM_FIELDS,
  redirects: REDIRECT_FIELDS,
};
