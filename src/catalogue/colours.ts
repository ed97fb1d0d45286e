/** Every colour a bag, card holder or cap comes in: names for people. */
export const COLOURS = {
  schwarz: { de: 'Schwarz', en: 'Black' },
  weiss: { de: 'Weiß', en: 'White' },
  creme: { de: 'Creme', en: 'Cream' },
  sand: { de: 'Sand', en: 'Sand' },
  rosa: { de: 'Rosa', en: 'Pink' },
  lila: { de: 'Lila', en: 'Lilac' },
  himmelblau: { de: 'Himmelblau', en: 'Sky Blue' },
  navy: { de: 'Navy', en: 'Navy' },
  salbei: { de: 'Salbei', en: 'Sage' },
  waldgruen: { de: 'Waldgrün', en: 'Forest Green' },
  oliv: { de: 'Oliv', en: 'Olive' },
  sonnengelb: { de: 'Sonnengelb', en: 'Sun Yellow' },
  koralle: { de: 'Koralle', en: 'Coral' },
  cognac: { de: 'Cognac', en: 'Cognac' },
  bordeaux: { de: 'Bordeaux', en: 'Burgundy' },
  taupe: { de: 'Taupe', en: 'Taupe' },
} as const;

export type ColourId = string;

export const COLOUR_IDS: readonly string[] = Object.keys(COLOURS);
