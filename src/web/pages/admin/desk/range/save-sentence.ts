import type { DeskTexts } from '../texts.ts';
import type { SaverState } from './draft-saver.ts';

/** Returns the sentence of a state of saving. */
export const saveSentence = (
  { saveState }: DeskTexts['range']['editor'],
  status: SaverState['status'],
  message = '',
): string =>
  status === 'failed' && message !== '' ? `${saveState.failed}: ${message}` : saveState[status];
