import type { PackKey, SeedBagId } from '../ids.ts';
import type { PackBadge } from '../types.ts';
import type { PackTexts } from './types.ts';

export const PACK_TEXTS_DE: Readonly<Record<PackKey, PackTexts>> = {
  einzelpack: { label: 'EINZEL' },
  duo: { label: 'DUO PACK', tagline: 'Perfekt für dich und dein Bestie' },
  trio: { label: 'TRIO' },
};

export const PACK_BADGES_DE: Readonly<Record<PackBadge, string>> = {
  bestseller: 'UNSER BESTSELLER',
  best_value: 'BESTER WERT',
};

/** The line on a pack card that names its presents. */
export const PACK_GIFT_LINES_DE: Readonly<Record<SeedBagId, Partial<Record<PackKey, string>>>> = {
  'shoulder-bag': { duo: 'Elvare Kartenetui geschenkt', trio: 'Gewinnspiel-Los und Kartenetui' },
  'travel-bag': {
    duo: 'Elvare Kartenetui geschenkt',
    trio: 'Gewinnspiel-Los, Kartenetui und Geldbörse',
  },
  pouch: { duo: 'Elvare Kartenetui geschenkt', trio: 'Gewinnspiel-Los und Kartenetui' },
  'toiletry-bag': { duo: 'FREE Kartenetui', trio: 'EIN GEWINNSPIEL LOS UND EIN KARTENETUI' },
  kartenetui: { duo: 'FREE Geschenkbox', trio: 'Premium Extras + Lebenslange Garantie' },
};
