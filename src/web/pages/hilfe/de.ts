import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Hilfe',
  description: 'Wir antworten innerhalb von 24 Stunden.',
  paragraphs: ['Schreib uns, wir helfen dir gern weiter.'],
};
