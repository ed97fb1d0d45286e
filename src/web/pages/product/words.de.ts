import type { Measure } from '#catalogue/catalogue.ts';
import type { View } from '#catalogue/pictures.ts';

/** Texts of product pages that come with the data of the pages that need them, German. */
export const words = {
  // Figures come from the facts.
  shipping: 'Kostenloser Versand ab {freeShippingFrom}',
  returns: '{returnDays} Tage Rückgabe mit kostenlosem Etikett',
  warranty: '{warrantyYears} Jahre Garantie',
  shippingText:
    'Wir versenden in {dispatchDays} Werktagen nach deiner Zahlung, nach {deliveryDays} Werktagen ist dein Paket da. Ab {freeShippingFrom} ist der Versand kostenlos, darunter kostet er {shippingCost}. Zurückgeben kannst du {returnDays} Tage lang, das Etikett bezahlen wir.',
  /** Views of pictures, after the product's name in its alternative text. */
  views: {
    quarter: 'schräg von vorn',
    side: 'von der Seite',
    top: 'von oben',
    heel: 'von hinten',
    front: 'Vorderseite',
    back: 'Rückseite',
    detail: 'aus der Nähe',
    main: 'ganz',
    inside: 'offen',
    scale: 'im Größenvergleich',
    use: 'in Gebrauch',
    worn: 'getragen',
  } satisfies Readonly<Record<View, string>>,
  size: 'Größe',
  quantity: 'Menge',
  measures: {
    length: 'Länge',
    width: 'Breite',
    height: 'Höhe',
    depth: 'Tiefe',
    diameter: 'Durchmesser',
  } satisfies Readonly<Record<Measure, string>>,
  /** Under the drawing, behind the product's measures. */
  scale: 'neben einem Telefon (7,2 × 14,7 cm) und einem A5-Buch',
  weight: 'Gewicht',
  ingredients: 'Inhaltsstoffe',
  safety: {
    title: 'Hersteller und Sicherheit',
    maker: 'Hersteller',
    euPerson: 'Verantwortlich in der EU',
    warnings: 'Warnhinweise',
    battery: 'Batterie und Entsorgung',
    weee: 'WEEE-Reg.-Nr.',
  },
  articleNumber: 'Artikelnummer',
  packs: {
    label: 'Pack wählen',
    /** Line under the name of a pack with neither a line of its own nor a present. */
    oneColour: 'Eine Farbe',
    chosen: '{count}/{limit} ausgewählt',
    // Number of colours that a pack still needs, above its button.
    oneMore: 'Noch {n} Farbe',
    more: 'Noch {n} Farben',
    badges: { bestseller: 'UNSER BESTSELLER', best_value: 'BESTER WERT' },
  },
  gifts: 'Geschenkt dazu',
  live: {
    viewers: 'Personen sehen sich das gerade an',
    hurry: 'SEI SCHNELL WENIG AUF LAGER!',
    left: 'Nur noch {left} verfügbar',
  },
  experiences: { title: 'Im Alltag', filmsTitle: 'Bald in Bewegung', soon: 'Video folgt' },
};
export type Words = typeof words;
