/** Lists and products without packs, by the names of their pictures. */
export const LISTED: Readonly<Record<string, string>> = {
  produkte: '/produkte',
  sneakers: '/sneakers',
  sneaker: '/sneakers/kiez-low-navy',
  caps: '/caps',
  trikots: '/trikots',
  trikot: '/trikots/vintage-1974',
  accessoires: '/accessoires',
  accessoire: '/accessoires/uhr-klassik',
};
