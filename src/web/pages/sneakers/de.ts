import { texts as list } from '../product-list/de.ts';

/** Texts of /sneakers, German. */
export const texts = {
  title: 'Sneakers',
  description:
    '{count} Sneakers in den Silhouetten Kiez, Hafen, Block und Rampe. Leder, Mesh oder Canvas, Größe 36 bis 45.',
  count: '{n} von {total} Sneakers',
  silhouette: 'Silhouette',
  all: 'Alle',
  sale: 'Sale',
  more: 'Mehr laden',
  empty: 'Keine Sneakers in dieser Kategorie gefunden.',
  list,
};
export type SneakersTexts = typeof texts;
