import type { PackKey, SeedBagId } from '../ids.ts';
import type { PackBadge } from '../types.ts';
import type { PackTexts } from './types.ts';

export const PACK_TEXTS_EN: Readonly<Record<PackKey, PackTexts>> = {
  einzelpack: { label: 'SINGLE' },
  duo: { label: 'DUO PACK', tagline: 'Made for you and your best friend' },
  trio: { label: 'TRIO' },
};

export const PACK_BADGES_EN: Readonly<Record<PackBadge, string>> = {
  bestseller: 'OUR BESTSELLER',
  best_value: 'BEST VALUE',
};

/** The line on a pack card that names its presents. */
export const PACK_GIFT_LINES_EN: Readonly<Record<SeedBagId, Partial<Record<PackKey, string>>>> = {
  'shoulder-bag': { duo: 'Elvare Card Holder on us', trio: 'Raffle ticket and card holder' },
  'travel-bag': {
    duo: 'Elvare Card Holder on us',
    trio: 'Raffle ticket, card holder and wallet',
  },
  pouch: { duo: 'Elvare Card Holder on us', trio: 'Raffle ticket and card holder' },
  'toiletry-bag': { duo: 'FREE card holder', trio: 'A RAFFLE TICKET AND A CARD HOLDER' },
  kartenetui: { duo: 'FREE gift box', trio: 'Premium extras + lifetime guarantee' },
};
