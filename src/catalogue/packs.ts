import type { PackKey } from './ids.ts';

/** The pack a bag page opens with (docs/specification.md#4-states). */
export const DEFAULT_PACK: PackKey = 'einzelpack';

/** Number of colours in a pack, all of which must be chosen (docs/specification.md#9-figures). */
export const PACK_COLOUR_LIMITS: Readonly<Record<PackKey, number>> = {
  einzelpack: 1,
  duo: 2,
  trio: 3,
};

/** Names of packs inside a line ("Duo: Rosa, Lila"); the pack cards' words are in texts/packs. */
export const PACK_NAMES = {
  einzelpack: { de: 'Einzelpack', en: 'Single' },
  duo: { de: 'Duo', en: 'Duo' },
  trio: { de: 'Trio', en: 'Trio' },
} as const;
