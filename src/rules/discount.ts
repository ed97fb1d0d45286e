/** How much less than `originalCents` the price is, in whole per cent, rounded; 0 when it is not. */
export function percentOff(priceCents: number, originalCents: number): number {
  if (originalCents <= priceCents) return 0;
  return Math.round(((originalCents - priceCents) * 100) / originalCents);
}
