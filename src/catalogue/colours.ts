/** Every colour a bag, card holder or cap comes in: names for people and the swatch. */
export const COLOURS = {
  schwarz: { de: 'Schwarz', en: 'Black', hex: '#1C1C1E' },
  weiss: { de: 'Weiß', en: 'White', hex: '#F2EFE8' },
  creme: { de: 'Creme', en: 'Cream', hex: '#EDE4D3' },
  sand: { de: 'Sand', en: 'Sand', hex: '#D3C3A5' },
  rosa: { de: 'Rosa', en: 'Pink', hex: '#E8B4C0' },
  lila: { de: 'Lila', en: 'Lilac', hex: '#9C86C2' },
  himmelblau: { de: 'Himmelblau', en: 'Sky Blue', hex: '#9CC3D9' },
  navy: { de: 'Navy', en: 'Navy', hex: '#223052' },
  salbei: { de: 'Salbei', en: 'Sage', hex: '#9FAE95' },
  waldgruen: { de: 'Waldgrün', en: 'Forest Green', hex: '#1F5A45' },
  oliv: { de: 'Oliv', en: 'Olive', hex: '#5A6045' },
  sonnengelb: { de: 'Sonnengelb', en: 'Sun Yellow', hex: '#EFC94C' },
  koralle: { de: 'Koralle', en: 'Coral', hex: '#E4745B' },
  cognac: { de: 'Cognac', en: 'Cognac', hex: '#A0643A' },
  bordeaux: { de: 'Bordeaux', en: 'Burgundy', hex: '#5B1A24' },
  taupe: { de: 'Taupe', en: 'Taupe', hex: '#8B7D70' },
} as const;

export type ColourId = keyof typeof COLOURS;
