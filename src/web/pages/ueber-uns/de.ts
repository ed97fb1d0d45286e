import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Über uns',
  description: 'Wer Elvare ist und wie wir arbeiten.',
  paragraphs: [
    'Elvare zeichnet Streetwear mit Manieren: wenige Stücke, gut verarbeitet, lange tragbar.',
  ],
};
