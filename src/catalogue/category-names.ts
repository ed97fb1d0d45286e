import type { AccessoryCategory, JerseyCategory, Silhouette } from './types.ts';

type Named = { readonly de: string; readonly en: string };

export const SILHOUETTE_NAMES: Readonly<Record<Silhouette, Named>> = {
  kiez: { de: 'Kiez', en: 'Kiez' },
  hafen: { de: 'Hafen', en: 'Hafen' },
  block: { de: 'Block', en: 'Block' },
  rampe: { de: 'Rampe', en: 'Rampe' },
};

/** The line under a sneaker's name in lists. */
export const SILHOUETTE_MATERIALS: Readonly<Record<Silhouette, Named>> = {
  kiez: { de: 'Leder', en: 'Leather' },
  hafen: { de: 'Mesh und Velours', en: 'Mesh and suede' },
  block: { de: 'Leder', en: 'Leather' },
  rampe: { de: 'Canvas und Velours', en: 'Canvas and suede' },
};

export const JERSEY_CATEGORY_NAMES: Readonly<Record<JerseyCategory, Named>> = {
  National: { de: 'National', en: 'National' },
  Vintage: { de: 'Vintage', en: 'Vintage' },
  Special: { de: 'Special', en: 'Special' },
};

export const ACCESSORY_CATEGORY_NAMES: Readonly<Record<AccessoryCategory, Named>> = {
  Brillen: { de: 'Brillen', en: 'Eyewear' },
  Parfüm: { de: 'Parfüm', en: 'Perfume' },
  Schmuck: { de: 'Schmuck', en: 'Jewellery' },
  Uhren: { de: 'Uhren', en: 'Watches' },
};
