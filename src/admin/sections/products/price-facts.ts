import type { AdminEntry } from '#contract/admin-catalogue.ts';

const DAYS_30_MS = 30 * 24 * 60 * 60 * 1_000;

/** Returns the lowest price that was shown in the last 30 days; `prices` are the newest first. */
export function lowestPrice(
  prices: AdminEntry['prices'],
  variant: string,
  now: number,
): number | undefined {
  const own = prices.filter((each) => each.variant === variant);
  const shown = own.flatMap(({ price_cents: cents }, at) => {
    const newer = own[at - 1];
    const endMs = newer ? Date.parse(newer.shown_from) : now;
    return cents !== null && endMs >= now - DAYS_30_MS ? cents : [];
  });
  return shown.length > 0 ? Math.min(...shown) : undefined;
}
