/** Reduction from `originalCents`, in whole per cent, rounded; 0 if the price is not lower. */
export function percentOff(priceCents: number, originalCents: number): number {
  if (originalCents <= priceCents) return 0;
  return Math.round(((originalCents - priceCents) * 100) / originalCents);
}
