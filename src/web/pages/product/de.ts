/** Texts that every product page says, German. Others come with its data (`words.de.ts`). */
export const texts = {
  deliveryLabel: 'Lieferung',
  delivery: { ordered: 'Bestellt', ready: 'Versandbereit', there: 'In deinen Händen' },
  details: {
    features: 'Das Besondere',
    material: 'Material und Pflege',
    measures: 'Maße',
    shipping: 'Versand und Rückgabe',
  },
  /** Heading over four other products. */
  related: 'Passt dazu',
  colour: 'Farbe',
  colours: 'Farben',
  share: 'Teilen',
  copied: 'Link kopiert',
};
export type DetailTexts = typeof texts;
