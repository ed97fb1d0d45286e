import { SUPPORT_ANSWER_HOURS } from '../../../catalogue/facts.ts';
import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Hilfe',
  description: `Wir antworten innerhalb von ${SUPPORT_ANSWER_HOURS} Stunden.`,
  paragraphs: ['Schreib uns, wir helfen dir gern weiter.'],
};
