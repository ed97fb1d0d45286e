import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Karriere',
  description: 'Arbeiten bei Elvare.',
  paragraphs: [
    'Im Moment ist bei uns keine Stelle frei. Schreib uns trotzdem, wenn du glaubst, dass du fehlst.',
  ],
};
