/** Texts of lists that have pages, German. They travel with the data of such a list. */
export const texts = {
  place: {
    produkte: '{from}–{to} von {found} Produkten',
    sneakers: '{from}–{to} von {found} Sneakers',
    trikots: '{from}–{to} von {found} Trikots',
    accessoires: '{from}–{to} von {found} Produkten',
  },
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
export type AllPagingTexts = typeof texts;
/** The same for one list. */
export type PagingTexts = Omit<AllPagingTexts, 'place'> & { readonly place: string };
