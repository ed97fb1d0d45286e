import {
  PACK_BADGES_DE,
  PACK_GIFT_LINES_DE,
  PACK_TEXTS_DE,
} from '../../../catalogue/texts/packs.de.ts';
import { DETAIL_WORDS_DE } from '../product-detail/words.de.ts';
import type { BagWords } from './bag-copy.ts';

export const BAG_WORDS_DE: BagWords = {
  ...DETAIL_WORDS_DE,
  packLabel: 'Pack wählen',
  oneColour: 'Eine Farbe',
  colour: 'Farbe',
  colours: 'Farben',
  chosen: '{count}/{limit} ausgewählt',
  oneMore: 'Noch {n} Farbe',
  more: 'Noch {n} Farben',
  chooseTitle: 'Farbe auswählen',
  chooseText: 'Bitte wähle {n} Farbe(n) aus.',
  viewers: 'Personen sehen sich das gerade an',
  hurry: 'SEI SCHNELL WENIG AUF LAGER!',
  left: 'Nur noch {left} verfügbar',
  gifts: 'Geschenkt dazu',
  packs: PACK_TEXTS_DE,
  badges: PACK_BADGES_DE,
  giftLines: PACK_GIFT_LINES_DE,
};
