import { codeTexts } from './codes.de.ts';
import { range } from './range/de.ts';
import { stockTexts } from './stock.de.ts';

export const texts = {
  failed: 'Das hat nicht geklappt. Versuche es noch einmal.',
  loading: 'Wird geladen',
  retry: 'Noch einmal versuchen',
  more: 'Weitere laden',
  back: 'Zurück zur Liste',
  cancel: 'Abbrechen',
  signIn: 'Anmelden',
  ...codeTexts,
  ...stockTexts,
  range,
};
