import type { Detail, Firm, Product, ResponsiblePerson } from '#catalogue/catalogue.ts';
import germanNames from '#catalogue/fields/de.json' with { type: 'json' };
import englishNames from '#catalogue/fields/en.json' with { type: 'json' };
import { type Field, placedFields } from '#catalogue/fields/field.ts';
import { PRODUCT_FIELDS } from '#catalogue/fields/product.ts';
import type { Lang } from '#routes.ts';
import { guaranteeRow, safetyOf } from '#rules/goods-facts.ts';
import { variantsOf } from '#rules/line-ids.ts';
import { inLanguage, materialRows } from '#rules/material.ts';
import { drawAtScale } from '#rules/scale-drawing.ts';
import { OWN_MAKER, OWN_WEEE } from './own-values.ts';
import type { ProductData } from './product-data.ts';
import german from './words.de.json' with { type: 'json' };
import english from './words.en.json' with { type: 'json' };

const WORDS = { de: german, en: english };
const NAMES = { de: germanNames.fields, en: englishNames.fields };
const ROW_NAMES: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  de: { ...NAMES.de.names, ...NAMES.de.rows },
  en: { ...NAMES.en.names, ...NAMES.en.rows },
};

const lengthText = (mm: number, lang: Lang) =>
  inLanguage(mm < 10 ? `${mm} mm` : `${mm / 10} cm`, lang);

const weightText = (grams: number, lang: Lang) =>
  inLanguage(grams < 1_000 ? `${grams} g` : `${grams / 1_000} kg`, lang);

const row = (label: string, value: string | undefined): Detail[] =>
  value ? [{ label, value }] : [];

/** Rows of the details: figures before the free ones, texts behind them. */
const ROWS = placedFields(PRODUCT_FIELDS).filter(({ field }) => field.row);

function figureText(value: unknown, row: Field['row'], lang: Lang): string {
  if (row === 'millimetres') return lengthText(Number(value), lang);
  return row === 'grams' ? weightText(Number(value), lang) : String(value);
}

function rowsOf(product: Product, lang: Lang, isText: boolean): Detail[] {
  return ROWS.filter(({ field }) => (field.row === 'text') === isText).flatMap(
    ({ path, field }) => {
      const keys = path.split('.');
      const value = keys.reduce<unknown>(
        (of, key) => (of as Readonly<Record<string, unknown>> | undefined)?.[key],
        product,
      );
      const label = ROW_NAMES[lang][keys.at(-1) ?? ''] ?? path;
      return value === undefined ? [] : row(label, figureText(value, field.row, lang));
    },
  );
}

/** Returns the texts of a page's details, with rows made of figures. */
export function detailsOf(product: Product, lang: Lang): ProductData['texts'] {
  const { features = [], care = '', details = [] } = product.texts[lang];
  const { ingredients } = NAMES[lang].columns;
  return {
    features,
    material: [...materialRows(product, lang), ...row(ingredients, product.ingredients)],
    care,
    details: [...rowsOf(product, lang, false), ...details, ...rowsOf(product, lang, true)],
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

/** Returns who answers for a product, with its warnings; facts of the company are filled in by the page. */
export function safetyRows(
  product: Pick<Product, 'safety' | 'battery' | 'guarantee'>,
  firm: Firm | undefined,
  lang: Lang,
): Pick<ProductData, 'safety'> {
  const { battery } = product;
  const safety = safetyOf(product, firm);
  const given = guaranteeRow(product, lang);
  if (!safety && !battery && !given) return {};
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
        ...(given ? [given] : []),
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
