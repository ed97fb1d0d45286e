import type { GiftKind } from '../types.ts';
import type { GiftTexts } from './types.ts';

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
