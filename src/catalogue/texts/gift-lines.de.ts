import type { PackKey, SeedBagId } from '../ids.ts';

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
