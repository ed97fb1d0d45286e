/** Texts of lists that have pages, German. They travel with the data of such a list. */
export const texts = {
  /** From the second page on. */
  title: '{title}, Seite {page}',
  description: '{title} von Elvare: {found} Produkte auf {pages} Seiten, hier Seite {page}.',
  nav: 'Seiten',
  page: 'Seite {page}',
  previous: 'Zurück',
  next: 'Weiter',
  lost: 'Die Produkte konnten nicht geladen werden.',
  again: 'Noch einmal versuchen',
};
export type SharedPagingTexts = typeof texts;
/** The same with the place of a page, which each list says in its own words. */
export type PagingTexts = SharedPagingTexts & { readonly place: string };
