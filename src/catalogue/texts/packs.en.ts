import type { BagId, PackKey } from '../ids.ts';
import type { GiftKind, PackBadge } from '../types.ts';
import type { GiftTexts, PackTexts } from './types.ts';

export const PACK_TEXTS_EN: Readonly<Record<PackKey, PackTexts>> = {
  einzelpack: { label: 'SINGLE' },
  duo: { label: 'DUO PACK', tagline: 'Made for you and your best friend' },
  trio: { label: 'TRIO' },
};

export const PACK_BADGES_EN: Readonly<Record<PackBadge, string>> = {
  bestseller: 'OUR BESTSELLER',
  best_value: 'BEST VALUE',
};

/** The line on a pack card that names its presents (spec section 9). */
export const PACK_GIFT_LINES_EN: Readonly<Record<BagId, Partial<Record<PackKey, string>>>> = {
  'shoulder-bag': { duo: 'Elvare Card Holder on us', trio: 'Raffle ticket and card holder' },
  'travel-bag': {
    duo: 'Elvare Card Holder on us',
    trio: 'Raffle ticket, card holder and wallet',
  },
  pouch: { duo: 'Elvare Card Holder on us', trio: 'Raffle ticket and card holder' },
  'toiletry-bag': { duo: 'FREE card holder', trio: 'A RAFFLE TICKET AND A CARD HOLDER' },
  kartenetui: { duo: 'FREE gift box', trio: 'Premium extras + lifetime guarantee' },
};

export const GIFT_TEXTS_EN: Readonly<Record<GiftKind, GiftTexts>> = {
  card_holder: {
    title: 'Elvare Card Holder',
    text: 'The one from our range, in the colour you pick.',
  },
  raffle_ticket: {
    title: 'Raffle ticket',
    text: 'One ticket, one number, fingers crossed.',
  },
  wallet: {
    title: 'Elvare Wallet',
    text: 'Cut from the same leather as the handles, with a pocket for coins.',
  },
  gift_box: {
    title: 'Gift box',
    text: 'A sturdy box with a ribbon. Somebody else gets to open it.',
  },
  premium_extras: {
    title: 'Premium extras',
    text: 'Leather balm, a care cloth and a cotton bag.',
  },
};
