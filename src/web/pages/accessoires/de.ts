import { texts as list } from '../product-list/de.ts';

/** Texts of /accessoires, German. */
export const texts = {
  title: 'Accessoires',
  description:
    'Brillen, Parfüm, Schmuck und Uhren von Elvare: {count} kleine Dinge, die man zuletzt anzieht und als Erstes an dir sieht.',
  all: 'Alle',
  count: '{n} Produkte',
  countOne: '{n} Produkt',
  empty: 'Keine Produkte in dieser Kategorie gefunden.',
  list,
};
export type AccessoiresTexts = typeof texts;
