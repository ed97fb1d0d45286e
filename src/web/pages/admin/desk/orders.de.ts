import { PARCEL_STATES_DE, PAYMENT_STATES_DE } from '#catalogue/texts/order-states.de.ts';

export const orderTexts = {
  orders: {
    title: 'Bestellungen',
    search: 'Nummer oder E-Mail',
    find: 'Suchen',
    status: 'Zahlung',
    fulfilment: 'Paket',
    all: 'Alle',
    none: 'Keine Bestellung gefunden',
    showAll: 'Alle Bestellungen zeigen',
    noneYet: 'Noch keine Bestellung. Sobald jemand bezahlt, steht sie hier.',
    toShop: 'Zum Shop',
    expired: '{count} abgelaufene Bestellungen',
    oneExpired: '1 abgelaufene Bestellung',
    unnumbered: 'ohne Nummer',
    disputed: 'Angefochten',
    unknown: 'unbekannt',
  },
  status: PAYMENT_STATES_DE,
  fulfilment: PARCEL_STATES_DE,
};
