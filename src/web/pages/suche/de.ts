import { copy as search } from '../../search/de.ts';

export const copy = {
  title: 'Suche',
  description:
    'Finde Sneakers, Trikots, Caps, Taschen und Accessoires nach Name, Farbe und Kategorie.',
  search,
};
