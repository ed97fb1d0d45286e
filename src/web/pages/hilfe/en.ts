import { SUPPORT_ANSWER_HOURS } from '../../../catalogue/facts.ts';
import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Help',
  description: `We answer within ${SUPPORT_ANSWER_HOURS} hours.`,
  paragraphs: ['Write to us, we are happy to help.'],
};
