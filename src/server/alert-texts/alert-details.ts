import type { Lang } from '#routes.ts';
import type { LostReason } from '#rules/payment-reasons.ts';

export const dateIn = (lang: Lang, at: number) =>
  new Intl.DateTimeFormat(lang === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(at);

/** Calls by the names that `callStripe` is given. */
const OPERATIONS: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  'create checkout session': { de: 'Bezahlseite öffnen', en: 'open a payment page' },
  'expire checkout session': { de: 'Bezahlseite schließen', en: 'close a payment page' },
  'read checkout session': { de: 'Zahlung lesen', en: 'read a payment' },
  'find checkout session': { de: 'Zahlung suchen', en: 'find a payment' },
  'create coupon': { de: 'Rabatt anlegen', en: 'create a discount' },
  'list events': { de: 'Meldungen lesen', en: 'read events' },
  'list payments': { de: 'Zahlungen lesen', en: 'read payments' },
  'read lines': { de: 'Artikel einer Zahlung lesen', en: 'read the items of a payment' },
  'label payment': { de: 'Zahlung beschriften', en: 'label a payment' },
  refund: { de: 'Erstatten', en: 'refund' },
  'list refunds': { de: 'Erstattungen lesen', en: 'read refunds' },
  'list disputes': { de: 'Anfechtungen lesen', en: 'read disputes' },
};

/** A call to Stripe in a person's words; its own name where there are none. */
export const operationIn = (lang: Lang, operation: string) =>
  OPERATIONS[operation]?.[lang] ?? operation;

/** Sentences about a payment that can't become an order again. */
const LOST: Readonly<Record<LostReason, Readonly<Record<Lang, string>>>> = {
  origin: {
    de: 'Die Zahlung trägt kein Kennzeichen dieses Shops und führt zu einer anderen Adresse.',
    en: 'The payment has no mark of this shop and leads back to another address.',
  },
  version: {
    de: 'Eine neuere Version des Shops hat die Bezahlseite angelegt.',
    en: 'A newer version of the shop made its payment page.',
  },
  lines: {
    de: 'Bei Stripe stehen nicht alle Artikel.',
    en: 'Stripe does not know all of the items.',
  },
  sums: {
    de: 'Die Beträge gehen nicht auf den Cent auf.',
    en: 'The amounts do not add up to the cent.',
  },
};

/** The reason's sentence after a space; empty without a reason. */
export const because = (lang: Lang, reason: LostReason | undefined) =>
  reason === undefined ? '' : ` ${LOST[reason][lang]}`;
