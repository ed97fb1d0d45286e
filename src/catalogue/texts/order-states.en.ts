import type { PARCEL_STATES_DE, PAYMENT_STATES_DE } from './order-states.de.ts';

/** States of an order as its owner reads them, in the back office and in the exported table. */
export const PAYMENT_STATES_EN: typeof PAYMENT_STATES_DE = {
  pending: 'Pending',
  paid: 'Paid',
  expired: 'Expired',
  failed: 'Failed',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
};

export const PARCEL_STATES_EN: typeof PARCEL_STATES_DE = {
  open: 'Not shipped yet',
  shipped: 'Shipped',
  delivered: 'Delivered',
  returned: 'Returned',
};
