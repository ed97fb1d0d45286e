import { PARCEL_STATES_EN, PAYMENT_STATES_EN } from '#catalogue/texts/order-states.en.ts';
import type { orderTexts as german } from './orders.de.ts';

export const orderTexts: typeof german = {
  orders: {
    title: 'Orders',
    search: 'Number or e-mail',
    find: 'Search',
    status: 'Payment',
    fulfilment: 'Parcel',
    all: 'All',
    none: 'No order found',
    showAll: 'Show all orders',
    noneYet: 'No orders yet. The first one appears here as soon as it is paid.',
    toShop: 'Go to the shop',
    expired: '{count} expired orders',
    oneExpired: '1 expired order',
    unnumbered: 'no number',
    disputed: 'Disputed',
    unknown: 'unknown',
  },
  status: PAYMENT_STATES_EN,
  fulfilment: PARCEL_STATES_EN,
};
