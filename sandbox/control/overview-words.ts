import type { Language } from '../page/words.ts';

export interface OverviewWords {
  title: string;
  intro: string;
  checkouts: string;
  none: string;
  open: string;
  when: string;
  customer: string;
  amount: string;
  status: string;
  states: Record<'open' | 'paid' | 'pending' | 'free' | 'expired', string>;
  refunded: (amount: string) => string;
  webhooks: string;
  noWebhook: string;
  allDelivered: string;
  waiting: (count: number) => string;
  givenUp: (count: number) => string;
  faults: string;
  noFaults: string;
}

const de: OverviewWords = {
  title: 'Zahlungs-Sandbox',
  intro: 'Sie antwortet dem Shop wie Stripe, solange keine Schlüssel gesetzt sind.',
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
  refunded: (amount) => `${amount} erstattet`,
  webhooks: 'Webhooks',
  noWebhook: 'Keine Adresse gesetzt: Ereignisse werden nur gelistet.',
  allDelivered: 'Alles zugestellt.',
  waiting: (count) => (count === 1 ? '1 wartet.' : `${count} warten.`),
  givenUp: (count) => `${count} aufgegeben.`,
  faults: 'Störungen',
  noFaults: 'Keine gesetzt.',
};

const en: OverviewWords = {
  title: 'Payment sandbox',
  intro: 'It answers the shop the way Stripe does, as long as no keys are set.',
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
  webhooks: 'Webhooks',
  noWebhook: 'No address set: events are only listed.',
  allDelivered: 'Everything delivered.',
  waiting: (count) => `${count} waiting.`,
  givenUp: (count) => `${count} given up.`,
  faults: 'Faults',
  noFaults: 'None set.',
};

export function overviewWords(language: Language): OverviewWords {
  return language === 'de' ? de : en;
}
