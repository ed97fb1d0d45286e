import { LIST_WORDS_DE } from '../product-list/list-words.de.ts';

/** Texts of /accessoires, German. */
export const copy = {
  title: 'Accessoires',
  description:
    'Brillen, Parfüm, Schmuck und Uhren von Elvare: neun kleine Dinge, die man zuletzt anzieht und als Erstes an dir sieht.',
  all: 'Alle',
  count: '{n} Produkte',
  countOne: '{n} Produkt',
  empty: 'Keine Produkte in dieser Kategorie gefunden.',
  list: LIST_WORDS_DE,
};
