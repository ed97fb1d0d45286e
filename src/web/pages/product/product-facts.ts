import { MEASURES, type Product } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';
import { variantsOf } from '#rules/line-ids.ts';
import { inLanguage, materialRows } from '#rules/material.ts';
import type { ProductData } from './product-data.ts';
import { words as german } from './words.de.ts';
import { words as english } from './words.en.ts';

const WORDS = { de: german, en: english };

const lengthText = (mm: number, lang: Lang) =>
  inLanguage(mm < 10 ? `${mm} mm` : `${mm / 10} cm`, lang);

const weightText = (grams: number, lang: Lang) =>
  inLanguage(grams < 1_000 ? `${grams} g` : `${grams / 1_000} kg`, lang);

/** Returns the texts of a page's details, with rows made of figures. */
export function detailsOf(product: Product, lang: Lang): ProductData['texts'] {
  const { texts, measuresMm = {}, weightG, articleNumber, ean } = product;
  const { features = [], care = '', details = [] } = texts[lang];
  const { measures, weight, articleNumber: number } = WORDS[lang];
  const row = (label: string, value: string | undefined) => (value ? [{ label, value }] : []);
  return {
    features,
    material: materialRows(product, lang),
    care,
    details: [
      ...MEASURES.flatMap((each) => {
        const mm = measuresMm[each];
        return row(measures[each], mm === undefined ? mm : lengthText(mm, lang));
      }),
      ...row(weight, weightG === undefined ? weightG : weightText(weightG, lang)),
      ...details,
      ...row(number, articleNumber),
      ...row('EAN', ean),
    ],
  };
}

const quantity = (value: number, unitCode: string) => {
  return { '@type': 'QuantitativeValue', value, unitCode };
};

/** Returns what schema.org's Product says of a product's figures. */
export function structuredOf(product: Product): Pick<ProductData, 'structured'> {
  const { measuresMm = {}, weightG, articleNumber, ean } = product;
  // Each variant would have its own.
  const isOne = variantsOf(product).length === 1;
  const structured = {
    ...(isOne && ean && { gtin: ean }),
    ...(isOne && articleNumber && { mpn: articleNumber }),
    ...(weightG !== undefined && { weight: quantity(weightG, 'GRM') }),
    ...Object.fromEntries(
      (['width', 'height', 'depth'] as const).flatMap((each) => {
        const mm = measuresMm[each];
        return mm === undefined ? [] : [[each, quantity(mm, 'MMT')]];
      }),
    ),
  };
  return Object.keys(structured).length > 0 ? { structured } : {};
}
