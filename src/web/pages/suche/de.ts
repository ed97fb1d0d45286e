import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Suche',
  description: 'Finde Produkte nach Name, Farbe und Kategorie.',
  paragraphs: [],
};
