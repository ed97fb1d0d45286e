import type { View } from '#catalogue/pictures.ts';

/** Texts that all product pages share, German. */
export const texts = {
  // Promises under the button; figures come from the facts.
  shipping: 'Kostenloser Versand ab {amount}',
  returns: '{days} Tage Rückgabe mit kostenlosem Etikett',
  warranty: '{years} Jahre Garantie',
  deliveryLabel: 'Lieferung',
  delivery: { ordered: 'Bestellt', ready: 'Versandbereit', there: 'In deinen Händen' },
  details: {
    features: 'Das Besondere',
    material: 'Material und Pflege',
    measures: 'Maße',
    shipping: 'Versand und Rückgabe',
    shippingText:
      'Wir versenden in {dispatch} Werktagen, nach {delivery} Werktagen ist dein Paket da. Ab {free} ist der Versand kostenlos, darunter kostet er {cost}. Zurückgeben kannst du {days} Tage lang, das Etikett bezahlen wir.',
  },
  /** Heading over four other products. */
  related: 'Passt dazu',
  /** Alternative text of a picture, after the product's name. */
  views: {
    quarter: 'schräg von vorn',
    side: 'von der Seite',
    top: 'von oben',
    heel: 'von hinten',
    front: 'Vorderseite',
    back: 'Rückseite',
    detail: 'aus der Nähe',
    main: 'ganz',
  } satisfies Readonly<Record<View, string>>,
};
export type DetailTexts = typeof texts;
