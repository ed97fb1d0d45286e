import { texts as search } from '../../search/de.ts';

export const texts = {
  title: 'Suche',
  description:
    'Finde Sneakers, Trikots, Caps, Taschen und Accessoires nach Name, Farbe und Kategorie.',
  pages: 'Seiten der Ergebnisse',
  place: 'Seite {page} von {pages}',
  previous: 'Vorherige Ergebnisse',
  next: 'Weitere Ergebnisse',
  search,
};
export type SucheTexts = typeof texts;
