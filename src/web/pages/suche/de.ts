import search from '#web/search/de.json' with { type: 'json' };

export const texts = {
  title: 'Suche',
  description: 'Finde {sections} nach Name, Farbe und Kategorie.',
  pages: { nav: 'Seiten der Ergebnisse', page: 'Seite {page}', previous: 'Zurück', next: 'Weiter' },
  search,
};
export type SucheTexts = typeof texts;
