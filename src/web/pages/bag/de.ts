import type { PackKey } from '../../../catalogue/ids.ts';
import { PACK_BADGES_DE, PACK_TEXTS_DE } from '../../../catalogue/texts/packs.de.ts';
import type { ProductTexts } from '../../../catalogue/texts/types.ts';
import { texts as detail } from '../product-detail/de.ts';

/** Texts that all bag pages share, German. */
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
  packs: PACK_TEXTS_DE,
  badges: PACK_BADGES_DE,
};
export type BagTexts = typeof texts;

/** Texts of one bag's page: the shared ones and the product's own. */
export interface BagPageTexts {
  readonly shared: BagTexts;
  readonly product: ProductTexts;
  /** Line on a pack's card that names its presents. */
  readonly giftLines: Partial<Readonly<Record<PackKey, string>>>;
}
