import { PACK_GIFTS } from '../gifts.ts';
import { BAG_PATHS } from '../ids.ts';
import type { Bag } from '../types.ts';

export const TRAVEL_BAG: Bag = {
  id: 'travel-bag',
  path: BAG_PATHS['travel-bag'],
  packs: {
    einzelpack: {
      priceCents: 9980,
      originalCents: 19999,
      ...PACK_GIFTS['travel-bag'].einzelpack,
    },
    duo: {
      priceCents: 17964,
      originalCents: 39998,
      ...PACK_GIFTS['travel-bag'].duo,
      badge: 'bestseller',
    },
    trio: {
      priceCents: 25449,
      originalCents: 59997,
      ...PACK_GIFTS['travel-bag'].trio,
    },
  },
  colours: ['schwarz', 'navy', 'cognac', 'oliv', 'sand'],
};
