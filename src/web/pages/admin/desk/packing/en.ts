import type { packingTexts as german } from './de.ts';

export const packingTexts: typeof german = {
  packing: {
    title: 'Packing',
    text: 'Paid and not shipped yet, the oldest order first. Disputed and refunded orders are left out.',
    none: 'Everything is shipped.',
    next: 'The next ones follow once these are shipped.',
    all: 'Select all',
    one: 'Select order {number}',
    slips: 'Print packing slips ({count})',
    ship: 'Mark as shipped ({count})',
    confirmOne: 'Mark 1 parcel as shipped now',
    confirm: 'Mark {count} parcels as shipped now',
    mail: 'Every customer gets the shipping mail after a minute, without a tracking link.',
    cancel: 'Cancel',
    shippedOne: '1 parcel is on its way.',
    shipped: '{count} parcels are on their way.',
    refusedOne: '1 order has changed meanwhile and stays.',
    refused: '{count} orders have changed meanwhile and stay.',
  },
};
