/** Pictures that show no single product; `src/catalogue/scenes.ts` has their sizes. */
export const SCENES = [
  'hero',
  'tile-sneakers',
  'tile-trikots',
  'tile-accessoires',
  'story',
  'neu',
  'karton',
] as const;
