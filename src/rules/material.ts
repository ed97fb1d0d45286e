import type { Detail, Fibre, Product } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';

/** Label of fibres that name no part. */
const FIBRES: Readonly<Record<Lang, string>> = { de: 'Zusammensetzung', en: 'Composition' };

/** Labels of contents and ingredients. */
const HELD: Readonly<Record<Lang, readonly [string, string]>> = {
  de: ['Inhalt', 'Inhaltsstoffe'],
  en: ['Contents', 'Ingredients'],
};

/** A number's text with the decimal separator of a language. */
export const inLanguage = (text: string, lang: Lang) =>
  lang === 'de' ? text.replace('.', ',') : text;

/** One row for each part of a product. */
function fibreRows(fibres: readonly Fibre[], lang: Lang): Detail[] {
  const percent = lang === 'de' ? ' %' : '%';
  return [...Map.groupBy(fibres, ({ part }) => part?.[lang])].map(([part, of]) => ({
    label: part ?? FIBRES[lang],
    value: of
      .map((each) => `${inLanguage(String(each.percent), lang)}${percent} ${each.name[lang]}`)
      .join(', '),
  }));
}

/** Labelled rows of what a product is made of. */
export const materialRows = (
  { texts, fibres = [] }: Pick<Product, 'texts' | 'fibres'>,
  lang: Lang,
): Detail[] => [...(texts[lang].material ?? []), ...fibreRows(fibres, lang)];

/** Essential features of goods in one line, as `/kasse` and mails name them: material, contents and ingredients. */
export function featureLine(
  product: Pick<Product, 'texts' | 'fibres' | 'volumeMl' | 'ingredients'>,
  lang: Lang,
): string {
  const { volumeMl, ingredients } = product;
  const [contents, substances] = HELD[lang];
  const rows = [
    [contents, volumeMl && `${volumeMl} ml`],
    [substances, ingredients],
    // A row of its own words follows and replaces one.
    ...materialRows(product, lang).map(({ label, value }) => [label, value] as const),
  ] as const;
  return [...new Map(rows)]
    .flatMap(([label, value]) => (value ? `${label}: ${value}` : []))
    .join(', ');
}
