import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Zahlung abgebrochen',
  description: 'Deine Artikel bleiben im Warenkorb.',
  paragraphs: [],
};
