import { FAQ_DE, PAYMENT_METHOD_NAMES_DE } from '#catalogue/texts/faq.de.ts';

/** Texts of the home page, German. */
export const texts = {
  title: 'Elvare: Streetwear mit Manieren',
  description:
    'Sneakers, Trikots, Taschen und Accessoires, die laut auftreten und leise verarbeitet sind. Versandkostenfrei ab {freeShippingFrom}.',
  headline: ['Streetwear', 'mit Manieren.'],
  lead: 'Sneakers, Trikots und Taschen, die laut auftreten und leise verarbeitet sind.',
  toProducts: 'Zur Kollektion',
  heroAlt: 'Sneakers und eine cognacfarbene Schultertasche auf Podesten',
  flash: {
    title: 'Bis zu {percent}% Rabatt',
    timer: 'Der Flash Sale endet in',
    hours: 'Stunden',
    minutes: 'Minuten',
    seconds: 'Sekunden',
    link: 'Zum Flash Sale',
  },
  /** Texts of the islands; documents don't print them (`runtime/build/printed-texts.ts`). */
  below: {
    sale: {
      upTo: '{name}: bis zu {percent}% Rabatt',
      ends: 'Endet am {ends} Uhr.',
    },
    tiles: {
      label: 'Kategorien',
      count: '{count} Modelle',
      countOne: '1 Modell',
    },
    featured: { title: 'Gute Anfänge.', all: 'Alle Produkte' },
    story: {
      title: 'Zwei Nähte mehr als nötig.',
      alt: 'Fünf gesteppte Pouches nebeneinander: Rosa, Lila, Himmelblau, Gelb und Koralle',
      text: 'Eine gute Tasche erkennst du nicht am Logo, sondern nach zwei Jahren. Darum nehmen wir Leder, das dunkler werden darf, Baumwolle mit Gewicht und Farben, zu denen man steht. Alles, was nur Lärm macht, lassen wir weg.',
      more: 'Wer wir sind',
    },
    benefits: {
      title: 'Darauf kannst du dich verlassen',
      shippingTitle: 'Kostenloser Versand',
      shipping: 'Ab {freeShippingFrom}, innerhalb Deutschlands.',
      returnsTitle: '{returnDays} Tage Rückgabe',
      returns: 'Mit kostenlosem Etikett. Anprobieren ausdrücklich erwünscht.',
      warrantyTitle: '{warrantyYears} Jahre Garantie',
      warranty: 'Auf jedes Paar Sneakers.',
      supportTitle: 'Antwort in {answerHours} Stunden',
      support: 'Von Menschen, an jedem Tag der Woche.',
    },
    counters: {
      title: 'Elvare in Zahlen',
      customers: 'Kundinnen und Kunden',
      years: 'Jahre',
      products: 'Produkte',
      satisfaction: 'Zufriedenheit',
    },
    reviews: {
      title: 'Sagen die, die es tragen.',
      basis: 'basierend auf {count} Bewertungen',
      list: 'Bewertungen',
    },
    faq: {
      title: 'Gut zu wissen',
      items: FAQ_DE,
      methodNames: PAYMENT_METHOD_NAMES_DE,
      more: 'Zur Hilfe',
    },
  },
};
export type HomeTexts = typeof texts;
