import type { Language } from '../page/texts.ts';

const de = {
  title: 'Zahlungs-Sandbox',
  intro: 'Sie antwortet dem Shop wie Stripe, solange keine Schlüssel gesetzt sind.',
  locked: 'Die Zahlungen zeigt der Link, den „npm start“ ausgibt.',
  checkouts: 'Letzte Bezahlvorgänge',
  none: 'Noch keine. Lege im Shop etwas in den Warenkorb und geh zur Kasse.',
  open: 'Zahlungsseite öffnen',
  when: 'Zeit',
  customer: 'Kundschaft',
  amount: 'Betrag',
  status: 'Status',
  states: {
    open: 'Offen',
    paid: 'Bezahlt',
    pending: 'Zahlung steht aus',
    free: 'Kostenlos',
    expired: 'Abgelaufen',
  },
  refunded: (amount: string) => `${amount} erstattet`,
};

export type OverviewTexts = typeof de;

const en: OverviewTexts = {
  title: 'Payment sandbox',
  intro: 'It answers the shop the way Stripe does, as long as no keys are set.',
  locked: 'The link that ‘npm start’ prints shows the payments.',
  checkouts: 'Latest checkouts',
  none: 'None yet. Put something into the shop’s cart and check out.',
  open: 'Open payment page',
  when: 'Time',
  customer: 'Customer',
  amount: 'Amount',
  status: 'Status',
  states: {
    open: 'Open',
    paid: 'Paid',
    pending: 'Payment pending',
    free: 'Free of charge',
    expired: 'Expired',
  },
  refunded: (amount) => `${amount} refunded`,
};

export function overviewTexts(language: Language): OverviewTexts {
  return language === 'de' ? de : en;
}
