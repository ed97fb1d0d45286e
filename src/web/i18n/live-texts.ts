/** Texts of live documents alone: they travel with their settings, so that a demo's don't carry them. */
export const LIVE_TEXTS = {
  de: {
    returns: '{days} Tage Rückgabe',
    shipping: 'Versand',
    accessibility: 'Barrierefreiheit',
    lowest: 'niedrigster Preis der letzten 30 Tage',
    noVat: 'umsatzsteuerfrei nach § 19 UStG, zzgl. Versand',
  },
  en: {
    returns: '{days}-day returns',
    shipping: 'Shipping',
    accessibility: 'Accessibility',
    lowest: 'lowest price of the last 30 days',
    noVat: 'no VAT under section 19 UStG, plus shipping',
  },
};
export type LiveTexts = (typeof LIVE_TEXTS)['de'];
