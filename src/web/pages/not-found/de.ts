import type { MissingTexts } from '../missing/de.ts';

export const texts: MissingTexts = {
  title: 'Nicht gefunden',
  description: 'Dieses Produkt gibt es nicht.',
  text: 'Dieses Produkt haben wir nicht, oder es ist ausverkauft und aus dem Programm.',
  home: 'Zur Startseite',
  browse: 'Alle Produkte',
  sections: 'Oder schau direkt hier:',
};
