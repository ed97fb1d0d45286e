import { CARD_HOLDER_COLOURS, PACK_GIFTS } from './gifts.ts';
import type { BagId } from './ids.ts';
import type { Bag } from './types.ts';

// One constant per bag: a bag's page takes its own and leaves the other four out of its chunk.

export const SHOULDER_BAG: Bag = {
  id: 'shoulder-bag',
  path: '/products/shoulder-bag',
  packs: {
    einzelpack: {
      priceCents: 5999,
      originalCents: 8999,
      gifts: PACK_GIFTS['shoulder-bag'].einzelpack,
    },
    duo: {
      priceCents: 10799,
      originalCents: 17998,
      gifts: PACK_GIFTS['shoulder-bag'].duo,
      badge: 'bestseller',
    },
    trio: { priceCents: 15298, originalCents: 26997, gifts: PACK_GIFTS['shoulder-bag'].trio },
  },
  colours: ['schwarz', 'creme', 'cognac', 'salbei', 'bordeaux', 'taupe'],
};

export const TRAVEL_BAG: Bag = {
  id: 'travel-bag',
  path: '/products/travel-bag',
  packs: {
    einzelpack: {
      priceCents: 9980,
      originalCents: 19999,
      gifts: PACK_GIFTS['travel-bag'].einzelpack,
    },
    duo: {
      priceCents: 17964,
      originalCents: 39998,
      gifts: PACK_GIFTS['travel-bag'].duo,
      badge: 'bestseller',
    },
    trio: {
      priceCents: 25449,
      originalCents: 59997,
      gifts: PACK_GIFTS['travel-bag'].trio,
    },
  },
  colours: ['schwarz', 'navy', 'cognac', 'oliv', 'sand'],
};

export const POUCH: Bag = {
  id: 'pouch',
  path: '/products/pouch',
  packs: {
    einzelpack: { priceCents: 5999, originalCents: 9999, gifts: PACK_GIFTS.pouch.einzelpack },
    duo: {
      priceCents: 10799,
      originalCents: 19998,
      gifts: PACK_GIFTS.pouch.duo,
      badge: 'bestseller',
    },
    trio: { priceCents: 15298, originalCents: 29997, gifts: PACK_GIFTS.pouch.trio },
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

export const TOILETRY_BAG: Bag = {
  id: 'toiletry-bag',
  path: '/products/toiletry-bag',
  packs: {
    einzelpack: {
      priceCents: 8999,
      originalCents: 14999,
      gifts: PACK_GIFTS['toiletry-bag'].einzelpack,
    },
    duo: {
      priceCents: 16199,
      originalCents: 29998,
      gifts: PACK_GIFTS['toiletry-bag'].duo,
      badge: 'bestseller',
    },
    trio: { priceCents: 22948, originalCents: 44997, gifts: PACK_GIFTS['toiletry-bag'].trio },
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

export const KARTENETUI: Bag = {
  id: 'kartenetui',
  path: '/products/elvare-kartenetui',
  packs: {
    einzelpack: { priceCents: 3499, originalCents: 6999, gifts: PACK_GIFTS.kartenetui.einzelpack },
    duo: {
      priceCents: 5999,
      originalCents: 13998,
      gifts: PACK_GIFTS.kartenetui.duo,
      badge: 'bestseller',
    },
    trio: {
      priceCents: 7999,
      originalCents: 20997,
      gifts: PACK_GIFTS.kartenetui.trio,
      badge: 'best_value',
    },
  },
  colours: CARD_HOLDER_COLOURS,
};

export const BAGS: Readonly<Record<BagId, Bag>> = {
  'shoulder-bag': SHOULDER_BAG,
  'travel-bag': TRAVEL_BAG,
  pouch: POUCH,
  'toiletry-bag': TOILETRY_BAG,
  kartenetui: KARTENETUI,
};
