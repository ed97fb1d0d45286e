import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Konto',
  description: 'Deine Bestellungen und Daten.',
  paragraphs: [],
};
