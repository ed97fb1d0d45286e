import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Zahlung erfolgreich!',
  description: 'Deine Bestellung ist bei uns.',
  paragraphs: [],
};
