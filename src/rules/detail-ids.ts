import { ACCESSORY_IDS, JERSEY_IDS, type SeedProductId, SNEAKER_IDS } from '../catalogue/ids.ts';
import type { DetailScreen } from '../routes.ts';

/** Products of the screens whose path has an `:id`. */
export const DETAIL_IDS: Readonly<Record<DetailScreen, readonly SeedProductId[]>> = {
  sneaker: SNEAKER_IDS,
  trikot: JERSEY_IDS,
  accessoire: ACCESSORY_IDS,
};
