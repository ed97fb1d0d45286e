import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Presse',
  description: 'Material und Kontakt für die Presse.',
  paragraphs: ['Bilder und Auskünfte bekommst du auf Anfrage.'],
};
