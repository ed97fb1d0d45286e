import type { BagId } from './ids.ts';
import type { Bag } from './types.ts';

// One constant per bag: a bag's page takes its own and leaves the other four out of its chunk.

export const SHOULDER_BAG: Bag = {
  id: 'shoulder-bag',
  path: '/products/shoulder-bag',
  packs: {
    einzelpack: { priceCents: 5999, originalCents: 8999, gifts: [] },
    duo: { priceCents: 10799, originalCents: 17998, gifts: ['card_holder'], badge: 'bestseller' },
    trio: { priceCents: 15298, originalCents: 26997, gifts: ['raffle_ticket', 'card_holder'] },
  },
  colours: ['schwarz', 'creme', 'cognac', 'salbei', 'bordeaux', 'taupe'],
};

export const TRAVEL_BAG: Bag = {
  id: 'travel-bag',
  path: '/products/travel-bag',
  packs: {
    einzelpack: { priceCents: 9980, originalCents: 19999, gifts: [] },
    duo: { priceCents: 17964, originalCents: 39998, gifts: ['card_holder'], badge: 'bestseller' },
    trio: {
      priceCents: 25449,
      originalCents: 59997,
      gifts: ['raffle_ticket', 'card_holder', 'wallet'],
    },
  },
  colours: ['schwarz', 'navy', 'cognac', 'oliv', 'sand'],
};

export const POUCH: Bag = {
  id: 'pouch',
  path: '/products/pouch',
  packs: {
    einzelpack: { priceCents: 5999, originalCents: 9999, gifts: [] },
    duo: { priceCents: 10799, originalCents: 19998, gifts: ['card_holder'], badge: 'bestseller' },
    trio: { priceCents: 15298, originalCents: 29997, gifts: ['raffle_ticket', 'card_holder'] },
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
    einzelpack: { priceCents: 8999, originalCents: 14999, gifts: [] },
    duo: { priceCents: 16199, originalCents: 29998, gifts: ['card_holder'], badge: 'bestseller' },
    trio: { priceCents: 22948, originalCents: 44997, gifts: ['raffle_ticket', 'card_holder'] },
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
    einzelpack: { priceCents: 3499, originalCents: 6999, gifts: [] },
    duo: { priceCents: 5999, originalCents: 13998, gifts: ['gift_box'], badge: 'bestseller' },
    trio: {
      priceCents: 7999,
      originalCents: 20997,
      gifts: ['premium_extras'],
      badge: 'best_value',
    },
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
    'koralle',
    'cognac',
    'bordeaux',
    'taupe',
  ],
};

export const BAGS: Readonly<Record<BagId, Bag>> = {
  'shoulder-bag': SHOULDER_BAG,
  'travel-bag': TRAVEL_BAG,
  pouch: POUCH,
  'toiletry-bag': TOILETRY_BAG,
  kartenetui: KARTENETUI,
};
