import { DEMO_RATINGS } from '../catalogue/demo-ratings.ts';
import type { SeedProductId } from '../catalogue/ids.ts';
import type { Rating } from '../catalogue/types.ts';

/** The demo's rating of a product; ask `claims.ts` whether it may be shown. */
export function demoRating(id: SeedProductId): Rating {
  const [average, count] = DEMO_RATINGS[id];
  return { average, count, demo: true };
}
