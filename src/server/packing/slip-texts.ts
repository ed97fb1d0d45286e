import type { Lang } from '#routes.ts';

function dateIn(locale: string): (date: Date) => string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Berlin', dateStyle: 'long' });
  return (date) => format.format(date);
}

const de = {
  date: dateIn('de-DE'),
  title: 'Lieferschein',
  number: 'Bestellung',
  ordered: 'Bestellt am',
  gift: 'Geschenk',
  pieces: (count: number) => (count === 1 ? '1 Stück im Paket' : `${count} Stück im Paket`),
  nothing: 'Alle Artikel dieser Bestellung wurden erstattet.',
  help: (email: string) => `Fragen zu deiner Bestellung? ${email}`,
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
};

const en: typeof de = {
  date: dateIn('en-GB'),
  title: 'Packing slip',
  number: 'Order',
  ordered: 'Ordered on',
  gift: 'Gift',
  pieces: (count) => (count === 1 ? '1 piece in this parcel' : `${count} pieces in this parcel`),
  nothing: 'All items of this order were refunded.',
  help: (email) => `Questions about your order? ${email}`,
  page: (page, pages) => `Page ${page} of ${pages}`,
};

/** Texts of packing slips, by the language of the order. */
export const SLIP_TEXTS: Readonly<Record<Lang, typeof de>> = { de, en };
