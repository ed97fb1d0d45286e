import { NO_VAT } from '#rules/no-vat.ts';

/** Texts of live documents alone: they travel with their settings, so that a demo's don't carry them. */
export const LIVE_TEXTS = {
  de: {
    returns: '{days} Tage Rückgabe',
    shipping: 'Versand',
    accessibility: 'Barrierefreiheit',
    lowest: 'niedrigster Preis der letzten 30 Tage',
    noVat: `${NO_VAT.de}, zzgl. Versand`,
    codeHint: 'Bitte gib einen Code ein',
    /** First day of the delivery timeline. */
    paid: 'Heute bezahlt',
  },
  en: {
    returns: '{days}-day returns',
    shipping: 'Shipping',
    accessibility: 'Accessibility',
    lowest: 'lowest price of the last 30 days',
    noVat: `${NO_VAT.en}, plus shipping`,
    codeHint: 'Enter a code',
    paid: 'Paid today',
  },
};
export type LiveTexts = (typeof LIVE_TEXTS)['de'];
