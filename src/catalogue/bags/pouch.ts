import { PACK_GIFTS } from '../gifts.ts';
import { BAG_PATHS } from '../ids.ts';
import type { Bag } from '../types.ts';

export const POUCH: Bag = {
  id: 'pouch',
  path: BAG_PATHS.pouch,
  packs: {
    einzelpack: { priceCents: 5999, originalCents: 9999, ...PACK_GIFTS.pouch.einzelpack },
    duo: {
      priceCents: 10799,
      originalCents: 19998,
      ...PACK_GIFTS.pouch.duo,
      badge: 'bestseller',
    },
    trio: { priceCents: 15298, originalCents: 29997, ...PACK_GIFTS.pouch.trio },
  },
  colours: [
    'schwarz',
    'weiss',
    'rosa',
    'lila',
    'himmelblau',
    'navy',
    'salbei',
    'waldgruen',
    'sonnengelb',
    'koralle',
    'bordeaux',
    'taupe',
  ],
};
