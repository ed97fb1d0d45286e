import type { MissingCopy } from './MissingPage.tsx';

export const copy: MissingCopy = {
  title: 'Oops! Page not found',
  titleLang: 'en',
  description: 'Diese Seite gibt es nicht.',
  text: 'Diese Seite gibt es nicht oder nicht mehr. Vielleicht war der Link alt, vielleicht fehlt ein Buchstabe.',
  home: 'Zur Startseite',
  browse: 'Alle Produkte',
  sections: 'Oder schau direkt hier:',
};
