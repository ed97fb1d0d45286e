import type { MissingTexts } from '../missing/de.ts';

export const texts: MissingTexts = {
  title: 'Nicht gefunden',
  description: 'Dieses Produkt gibt es nicht.',
  text: 'Diesen Sneaker haben wir nicht, oder er ist ausverkauft und aus dem Programm.',
  home: 'Zur Startseite',
  browse: 'Alle Produkte',
  sections: 'Oder schau direkt hier:',
};
