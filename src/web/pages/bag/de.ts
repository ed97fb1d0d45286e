import { texts as detail } from '../product-detail/de.ts';

export const texts = {
  ...detail,
  packLabel: 'Pack wählen',
  /** Line under the single pack's name; packs with presents name those. */
  oneColour: 'Eine Farbe',
  colour: 'Farbe',
  colours: 'Farben',
  chosen: '{count}/{limit} ausgewählt',
  // Number of colours that a pack still needs, above its button.
  oneMore: 'Noch {n} Farbe',
  more: 'Noch {n} Farben',
  chooseTitle: 'Farbe auswählen',
  chooseText: 'Bitte wähle {n} Farbe(n) aus.',
  viewers: 'Personen sehen sich das gerade an',
  hurry: 'SEI SCHNELL WENIG AUF LAGER!',
  left: 'Nur noch {left} verfügbar',
  gifts: 'Geschenkt dazu',
  badges: { bestseller: 'UNSER BESTSELLER', best_value: 'BESTER WERT' },
  experiences: { title: 'Im Alltag', filmsTitle: 'Bald in Bewegung', soon: 'Video folgt' },
};
export type BagTexts = typeof texts;
