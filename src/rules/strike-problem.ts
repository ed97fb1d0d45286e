import type { Price } from '#catalogue/types.ts';

type StrikeProblem =
  /** Nothing above the price is proved. */
  | { readonly code: 'original_price_unproved'; readonly values: Readonly<Record<string, never>> }
  | {
      readonly code: 'original_above_proved';
      /** Highest original price that is proved, in cents. */
      readonly values: { readonly proven: number };
    };

/**
 * Returns why a price may not be offered with its original price in live mode (section 11 (1) PAngV); undefined if it
 * may, also if the original price is the published one. `provenCents` is what the price history will prove.
 */
export function strikeProblem(
  { priceCents, originalCents }: Price,
  publishedOriginalCents: number | undefined,
  provenCents: number | undefined,
): StrikeProblem | undefined {
  if (originalCents === undefined || originalCents === publishedOriginalCents) return undefined;
  const proven = Math.max(priceCents, provenCents ?? 0);
  if (originalCents <= proven) return undefined;
  return proven > priceCents
    ? { code: 'original_above_proved', values: { proven } }
    : { code: 'original_price_unproved', values: {} };
}
