import { PACK_GIFTS } from '../gifts.ts';
import { BAG_PATHS } from '../ids.ts';
import type { Bag } from '../types.ts';

export const SHOULDER_BAG: Bag = {
  id: 'shoulder-bag',
  path: BAG_PATHS['shoulder-bag'],
  packs: {
    einzelpack: {
      priceCents: 5999,
      originalCents: 8999,
      ...PACK_GIFTS['shoulder-bag'].einzelpack,
    },
    duo: {
      priceCents: 10799,
      originalCents: 17998,
      ...PACK_GIFTS['shoulder-bag'].duo,
      badge: 'bestseller',
    },
    trio: { priceCents: 15298, originalCents: 26997, ...PACK_GIFTS['shoulder-bag'].trio },
  },
  colours: ['schwarz', 'creme', 'cognac', 'salbei', 'bordeaux', 'taupe'],
};
