import { CAP_COLOUR_IDS, CAP_ID } from './ids.ts';
import type { Cap } from './types.ts';

export const CAP: Cap = {
  id: CAP_ID,
  priceCents: 4999,
  originalCents: 9999,
  colours: CAP_COLOUR_IDS,
};
