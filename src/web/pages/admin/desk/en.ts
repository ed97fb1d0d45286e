import { codeTexts } from './codes.en.ts';
import { range } from './range/en.ts';
import { stockTexts } from './stock.en.ts';
import type { DeskTexts } from './texts.ts';

export const texts: DeskTexts = {
  failed: 'That did not work. Please try again.',
  loading: 'Loading',
  retry: 'Try again',
  more: 'Load more',
  back: 'Back to the list',
  cancel: 'Cancel',
  signIn: 'Sign in',
  ...codeTexts,
  ...stockTexts,
  range,
};
