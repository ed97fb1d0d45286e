import {
  GIFT_TEXTS_DE,
  PACK_BADGES_DE,
  PACK_GIFT_LINES_DE,
  PACK_TEXTS_DE,
} from '../../../catalogue/texts/packs.de.ts';
import type { BagWords } from './bag-copy.ts';

export const BAG_WORDS_DE: BagWords = {
  packLabel: 'Pack wählen',
  oneColour: 'Eine Farbe',
  colour: 'Farbe',
  colours: 'Farben',
  chosen: '{count}/{limit} ausgewählt',
  borrowed: '{alt}, hier in {colour}',
  chooseTitle: 'Farbe auswählen',
  chooseText: 'Bitte wähle {n} Farbe(n) aus.',
  viewers: 'Personen sehen sich das gerade an',
  hurry: 'SEI SCHNELL WENIG AUF LAGER!',
  left: 'Nur noch {left} verfügbar',
  shipping: 'Kostenloser Versand ab {amount}',
  returns: '{days} Tage Rückgabe mit kostenlosem Etikett',
  deliveryLabel: 'Lieferung',
  delivery: { ordered: 'Bestellt', ready: 'Versandbereit', there: 'In deinen Händen' },
  gifts: 'Geschenkt dazu',
  details: {
    features: 'Das Besondere',
    material: 'Material und Pflege',
    measures: 'Maße',
    shipping: 'Versand und Rückgabe',
    shippingText:
      'Wir versenden in {dispatch} Werktagen, nach {delivery} Werktagen ist dein Paket da. Ab {free} ist der Versand kostenlos, darunter kostet er {cost}. Zurückgeben kannst du {days} Tage lang, das Etikett bezahlen wir.',
  },
  packs: PACK_TEXTS_DE,
  badges: PACK_BADGES_DE,
  giftLines: PACK_GIFT_LINES_DE,
  giftTexts: GIFT_TEXTS_DE,
};
