import type { Lang } from '#routes.ts';
import { nameIn } from '#rules/name.ts';
import type { AlertData } from './alert-kinds.ts';

interface StockWriters {
  readonly oversold: (data: AlertData<'oversold'>) => { title: string; text: string };
  readonly stock_low: (data: AlertData<'stock_low'>) => { title: string; text: string };
}

const listOf = ({ pieces }: AlertData<'oversold'>, lang: Lang) =>
  pieces.map(({ item, short }) => `${short} × ${nameIn(item, lang)}`).join('; ');

/** Texts of the alerts about stock. */
export const STOCK_WRITERS: Readonly<Record<Lang, StockWriters>> = {
  de: {
    oversold: (data) => ({
      title: 'Bezahlt, aber nicht mehr da',
      text: `Eine Zahlung kam an, als der Bestand schon anders vergeben oder etwas als ausverkauft markiert war. Es fehlen: ${listOf(data, 'de')}. Bestelle nach oder erstatte die Bestellung.`,
    }),
    stock_low: ({ item, left }) => ({
      title: 'Der Bestand geht zur Neige',
      text: `${nameIn(item, 'de')}: noch ${left} auf Lager. Was du bekommst, trägst du unter „Bestand“ ein.`,
    }),
  },
  en: {
    oversold: (data) => ({
      title: 'Paid, but no longer there',
      text: `A payment arrived when the stock had gone elsewhere or something was marked sold out. Missing: ${listOf(data, 'en')}. Reorder, or refund the order.`,
    }),
    stock_low: ({ item, left }) => ({
      title: 'Stock is running low',
      text: `${nameIn(item, 'en')}: ${left} left. Enter what you receive under ‘Stock’.`,
    }),
  },
};
