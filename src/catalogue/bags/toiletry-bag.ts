import { PACK_GIFTS } from '../gifts.ts';
import { BAG_PATHS } from '../ids.ts';
import type { Bag } from '../types.ts';

export const TOILETRY_BAG: Bag = {
  id: 'toiletry-bag',
  path: BAG_PATHS['toiletry-bag'],
  packs: {
    einzelpack: {
      priceCents: 8999,
      originalCents: 14999,
      ...PACK_GIFTS['toiletry-bag'].einzelpack,
    },
    duo: {
      priceCents: 16199,
      originalCents: 29998,
      ...PACK_GIFTS['toiletry-bag'].duo,
      badge: 'bestseller',
    },
    trio: { priceCents: 22948, originalCents: 44997, ...PACK_GIFTS['toiletry-bag'].trio },
  },
  colours: [
    'schwarz',
    'creme',
    'rosa',
    'lila',
    'himmelblau',
    'navy',
    'salbei',
    'waldgruen',
    'cognac',
    'bordeaux',
    'taupe',
  ],
};
