import { MEASURES, type Product, type ResponsiblePerson } from '#catalogue/catalogue.ts';
import type { Detail } from '#catalogue/texts/types.ts';
import type { Lang } from '#routes.ts';
import { variantsOf } from '#rules/line-ids.ts';
import { inLanguage, materialRows } from '#rules/material.ts';
import { drawAtScale } from '#rules/scale-drawing.ts';
import { OWN_MAKER, OWN_WEEE } from './own-values.ts';
import type { ProductData } from './product-data.ts';
import german from './words.de.json' with { type: 'json' };
import english from './words.en.json' with { type: 'json' };

const WORDS = { de: german, en: english };

const lengthText = (mm: number, lang: Lang) =>
  inLanguage(mm < 10 ? `${mm} mm` : `${mm / 10} cm`, lang);

const weightText = (grams: number, lang: Lang) =>
  inLanguage(grams < 1_000 ? `${grams} g` : `${grams / 1_000} kg`, lang);

const row = (label: string, value: string | undefined): Detail[] =>
  value ? [{ label, value }] : [];

/** Returns the texts of a page's details, with rows made of figures. */
export function detailsOf(product: Product, lang: Lang): ProductData['texts'] {
  const { texts, measuresMm = {}, weightG, articleNumber, ean } = product;
  const { features = [], care = '', details = [] } = texts[lang];
  const { measures, weight, ingredients, articleNumber: number } = WORDS[lang];
  return {
    features,
    material: [...materialRows(product, lang), ...row(ingredients, product.ingredients)],
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

/** Returns a product drawn at true scale, if its measures say how. */
export function scaleOf(
  { measuresMm = {} }: Pick<Product, 'measuresMm'>,
  lang: Lang,
): Pick<ProductData, 'scale'> {
  const drawing = drawAtScale(measuresMm);
  const { length, diameter, width = length ?? diameter, height, depth } = measuresMm;
  const sides = [width, height, depth].flatMap((mm) =>
    mm === undefined ? [] : inLanguage(String(mm / 10), lang),
  );
  const size = `${width === diameter ? 'Ø ' : ''}${sides.join(' × ')} cm`;
  return drawing ? { scale: { ...drawing, size, text: WORDS[lang].scale } } : {};
}

const personText = ({ country, ...person }: ResponsiblePerson, lang: Lang) => {
  const place = new Intl.DisplayNames(lang, { type: 'region' }).of(country);
  return [person.name, person.street, person.town, place, person.email].join(', ');
};

/** Returns who answers for a product, with its warnings; settings of the company are filled in by the page. */
export function safetyOf(
  { safety, battery }: Pick<Product, 'safety' | 'battery'>,
  lang: Lang,
): Pick<ProductData, 'safety'> {
  if (!safety && !battery) return {};
  const { title, ...labels } = WORDS[lang].safety;
  const { maker, euPerson, warnings } = safety ?? {};
  return {
    safety: {
      title,
      rows: [
        ...row(labels.maker, maker === 'own' ? OWN_MAKER : maker && personText(maker, lang)),
        ...row(labels.euPerson, euPerson && personText(euPerson, lang)),
        ...row(labels.warnings, warnings?.[lang]),
        ...row(labels.battery, battery?.[lang]),
        ...row(labels.weee, battery && OWN_WEEE),
      ],
    },
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
