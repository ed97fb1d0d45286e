import type { DeskPriceRow } from '#contract/desk-products.ts';
import { type ChangedPriceResult, changePrice, type PriceChange } from '#rules/bulk-prices.ts';

type RowPrice = DeskPriceRow['prices'][number];

export interface PreviewLine {
  readonly before: RowPrice;
  /** Undefined while there is no change to apply. */
  readonly result: ChangedPriceResult | undefined;
}

export interface PreviewProduct {
  readonly row: DeskPriceRow;
  readonly lines: readonly PreviewLine[];
  /** `left_out` has a problem, or is retired, and is not sent. */
  readonly outcome: 'changed' | 'unchanged' | 'left_out';
}

/** Computes what a change makes of products; those that are left out come first. */
export function previewPrices(
  rows: readonly DeskPriceRow[],
  change: PriceChange | undefined,
): PreviewProduct[] {
  const products = rows.map((row): PreviewProduct => {
    const lines = row.prices.map((before): PreviewLine => {
      const { price_cents: priceCents, original_cents: originalCents } = before;
      return { before, result: change && changePrice({ priceCents, originalCents }, change) };
    });
    const isBad = row.retired || lines.some(({ result }) => result?.ok === false);
    if (isBad) return { row, lines, outcome: 'left_out' };
    const isChanged = lines.some(
      ({ before, result }) =>
        result?.ok &&
        (result.price.priceCents !== before.price_cents ||
          result.price.originalCents !== before.original_cents),
    );
    return { row, lines, outcome: isChanged ? 'changed' : 'unchanged' };
  });
  return [
    ...products.filter(({ outcome }) => outcome === 'left_out'),
    ...products.filter(({ outcome }) => outcome !== 'left_out'),
  ];
}

/** Prices that a product has once its change is saved. */
export function pricesAfter({ lines }: PreviewProduct): RowPrice[] {
  return lines.map(({ before, result }) => {
    if (!result?.ok) return before;
    const { priceCents, originalCents } = result.price;
    return { ...before, price_cents: priceCents, original_cents: originalCents };
  });
}
