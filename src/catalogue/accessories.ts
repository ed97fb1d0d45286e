import type { Accessory } from './types.ts';

export const ACCESSORIES: readonly Accessory[] = [
  { id: 'sonnenbrille-ovale', category: 'Brillen', priceCents: 2999, originalCents: 5999 },
  { id: 'sonnenbrille-pilot', category: 'Brillen', priceCents: 3499, originalCents: 6999 },
  { id: 'parfum-noir', category: 'Parfüm', priceCents: 4999, originalCents: 9999, volumeMl: 50 },
  { id: 'parfum-rose', category: 'Parfüm', priceCents: 4999, originalCents: 9999, volumeMl: 50 },
  { id: 'kette-figaro', category: 'Schmuck', priceCents: 2499, originalCents: 4999 },
  { id: 'siegelring', category: 'Schmuck', priceCents: 2499, originalCents: 4999 },
  { id: 'armreif-fein', category: 'Schmuck', priceCents: 2999, originalCents: 5999 },
  { id: 'uhr-klassik', category: 'Uhren', priceCents: 7999, originalCents: 15999 },
  { id: 'uhr-chrono', category: 'Uhren', priceCents: 7999, originalCents: 14999 },
];
