import { CARD_HOLDER_COLOURS, PACK_GIFTS } from '../gifts.ts';
import { BAG_PATHS } from '../ids.ts';
import type { Bag } from '../types.ts';

export const KARTENETUI: Bag = {
  id: 'kartenetui',
  path: BAG_PATHS.kartenetui,
  packs: {
    einzelpack: { priceCents: 3499, originalCents: 6999, ...PACK_GIFTS.kartenetui.einzelpack },
    duo: {
      priceCents: 5999,
      originalCents: 13998,
      ...PACK_GIFTS.kartenetui.duo,
      badge: 'bestseller',
    },
    trio: {
      priceCents: 7999,
      originalCents: 20997,
      ...PACK_GIFTS.kartenetui.trio,
      badge: 'best_value',
    },
  },
  colours: CARD_HOLDER_COLOURS,
};
