import { addDays, berlinDate, startOfBerlinDate } from './berlin-day.ts';

/** A price of one variant from an instant on; null while it was not sold. */
export interface ShownPrice {
  readonly shownFromMs: number;
  readonly priceCents: number | null;
}

export interface PriceHistory {
  /** In the order in which they were written. */
  readonly prices: readonly ShownPrice[];
  /** True if nobody was shown a price of the variant before the first of them. */
  readonly isFromFirstPrice: boolean;
}

const DAYS = 30;

/** Returns prices that were shown for a time, equal neighbours as one; the last one shown at `nowMs`. */
function spansUntil(prices: readonly ShownPrice[], nowMs: number): ShownPrice[] {
  const spans: ShownPrice[] = [];
  for (const price of prices) {
    if (price.shownFromMs > nowMs) break;
    // Replaced at the same instant: nobody saw it.
    if (spans.at(-1)?.shownFromMs === price.shownFromMs) spans.pop();
    if (spans.at(-1)?.priceCents !== price.priceCents) spans.push(price);
  }
  return spans;
}

/**
 * Returns the price that may be struck through beside the present one: the lowest of the 30 days before the
 * reduction (section 11 (1) PAngV). Undefined if the history can't prove it, or if it isn't higher.
 *
 * Read strictly: the days are whole days in Berlin, and the reduction is the last change of the price, so a
 * reduction in steps refers to the step before (section 11 (2) would allow more).
 */
export function provenStrikeCents(
  { prices, isFromFirstPrice }: PriceHistory,
  nowMs: number,
): number | undefined {
  const spans = spansUntil(prices, nowMs);
  const present = spans.at(-1);
  const first = spans[0];
  if (present === undefined || first === undefined || present.priceCents === null) return;
  const fromMs = startOfBerlinDate(addDays(berlinDate(present.shownFromMs), -DAYS));
  if (first.shownFromMs > fromMs && !isFromFirstPrice) return;
  const shown = spans
    // Its end is the start of the next, which the present one lacks.
    .filter((_, place) => (spans[place + 1]?.shownFromMs ?? 0) > fromMs)
    .flatMap(({ priceCents }) => priceCents ?? []);
  if (shown.length === 0) return;
  const lowest = shown.reduce((a, b) => Math.min(a, b));
  return lowest > present.priceCents ? lowest : undefined;
}
