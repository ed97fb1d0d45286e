import type { DeskTexts } from '../texts.ts';

/** Returns the sentence of a state of saving. */
export const saveSentence = (
  { saveState }: DeskTexts['range']['editor'],
  status: keyof DeskTexts['range']['editor']['saveState'],
  message = '',
): string =>
  status === 'failed' && message !== '' ? `${saveState.failed}: ${message}` : saveState[status];
