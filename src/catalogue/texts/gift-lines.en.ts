import type { PackKey, SeedBagId } from '../ids.ts';

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
