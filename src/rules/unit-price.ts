/** The price per litre that perfume must show beside its own (PAngV), in cents, rounded. */
export function centsPerLitre(priceCents: number, volumeMl: number): number {
  return Math.round((priceCents * 1000) / volumeMl);
}
