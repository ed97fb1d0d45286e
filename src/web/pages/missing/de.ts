/** Texts of the 404 page, German. */
export const texts = {
  title: 'Oops! Page not found',
  /** The heading's language, if it isn't the page's (docs/specification.md#211-missing-pages). */
  titleLang: 'en',
  description: 'Diese Seite gibt es nicht.',
  text: 'Diese Seite gibt es nicht oder nicht mehr. Vielleicht war der Link alt, vielleicht fehlt ein Buchstabe.',
  home: 'Zur Startseite',
  browse: 'Alle Produkte',
  sections: 'Oder schau direkt hier:',
};
/** Texts of a page about something missing; a heading in the page's language has no `titleLang`. */
export type MissingTexts = Omit<typeof texts, 'titleLang'> & Partial<typeof texts>;
