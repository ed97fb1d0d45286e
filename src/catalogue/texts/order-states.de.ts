/** States of an order as its owner reads them, in the back office and in the exported table. */
export const PAYMENT_STATES_DE = {
  pending: 'Ausstehend',
  paid: 'Bezahlt',
  expired: 'Abgelaufen',
  failed: 'Fehlgeschlagen',
  partly_refunded: 'Teilweise erstattet',
  refunded: 'Erstattet',
};

export const PARCEL_STATES_DE = {
  open: 'Noch nicht verschickt',
  shipped: 'Versandt',
  delivered: 'Zugestellt',
  returned: 'Zurückgekommen',
};
