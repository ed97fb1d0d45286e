/** The shop's only currency (ISO 4217). */
export const CURRENCY = 'EUR';
