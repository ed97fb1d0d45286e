import { POUCH_TEXTS_DE } from '../../../catalogue/texts/bags/pouch.de.ts';
import { PACK_GIFT_LINES_DE } from '../../../catalogue/texts/packs.de.ts';
import { texts as shared } from '../bag/de.ts';

export const texts = { shared, product: POUCH_TEXTS_DE, giftLines: PACK_GIFT_LINES_DE.pouch };
export type PouchTexts = typeof texts;
