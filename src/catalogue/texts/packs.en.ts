import type { PackKey } from '../ids.ts';
import type { PackTexts } from './types.ts';

export const PACK_TEXTS_EN: Readonly<Record<PackKey, PackTexts>> = {
  einzelpack: { label: 'SINGLE' },
  duo: { label: 'DUO PACK', tagline: 'Made for you and your best friend' },
  trio: { label: 'TRIO' },
};
