import type { Localized } from '#catalogue/types.ts';

/** Said in place of a VAT rate wherever the catalogue's rate, or that of an order, is 0. */
export const NO_VAT: Localized<string> = {
  de: 'umsatzsteuerfrei nach § 19 UStG',
  en: 'no VAT under section 19 UStG',
};
