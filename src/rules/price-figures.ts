import type { Price } from '#catalogue/types.ts';

/** Figures that stand beside a price. Not in `money.ts`, which the script for early taps loads. */

/** Reduction from `originalCents`, in whole per cent, rounded; 0 if the price is not lower. */
export function percentOff(priceCents: number, originalCents: number): number {
  if (originalCents <= priceCents) return 0;
  return Math.round(((originalCents - priceCents) * 100) / originalCents);
}

/** The price per litre that perfume must show beside its own (PAngV), in cents, rounded. */
export function centsPerLitre(priceCents: number, volumeMl: number): number {
  return Math.round((priceCents * 1000) / volumeMl);
}

/** Returns the price fields of whatever has a price. */
export function priceFields({ priceCents, originalCents, provenCents }: Price): Price {
  return {
    priceCents,
    ...(originalCents !== undefined && { originalCents }),
    ...(provenCents !== undefined && { provenCents }),
  };
}
