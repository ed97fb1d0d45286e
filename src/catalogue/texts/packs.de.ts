import type { PackKey } from '../ids.ts';
import type { PackTexts } from './types.ts';

export const PACK_TEXTS_DE: Readonly<Record<PackKey, PackTexts>> = {
  einzelpack: { label: 'EINZEL' },
  duo: { label: 'DUO PACK', tagline: 'Perfekt für dich und dein Bestie' },
  trio: { label: 'TRIO' },
};
