import type { Lang } from '#routes.ts';
import { NO_VAT } from '#rules/no-vat.ts';

/** Texts of the hosted payment page, by language. */
export const PAYMENT_TEXTS: Readonly<
  Record<
    Lang,
    {
      /** Names a payment by its order's number, or by its id before it has one. */
      readonly order: (name: string) => string;
      readonly gift: (name: string) => string;
      readonly shipping: string;
      readonly freeShipping: string;
      readonly vat: (percent: number, amount: string) => string;
    }
  >
> = {
  de: {
    order: (name) => `Bestellung ${name}`,
    gift: (name) => `Geschenk: ${name}`,
    shipping: 'Standardversand',
    freeShipping: 'Kostenloser Versand',
    vat: (percent, amount) =>
      percent > 0
        ? `Alle Preise inkl. MwSt. Im Gesamtbetrag sind ${percent} % MwSt. (${amount}) enthalten.`
        : `Alle Preise sind ${NO_VAT.de}.`,
  },
  en: {
    order: (name) => `Order ${name}`,
    gift: (name) => `Gift: ${name}`,
    shipping: 'Standard shipping',
    freeShipping: 'Free shipping',
    vat: (percent, amount) =>
      percent > 0
        ? `All prices include VAT. The total contains ${percent}% VAT (${amount}).`
        : `All prices: ${NO_VAT.en}.`,
  },
};
