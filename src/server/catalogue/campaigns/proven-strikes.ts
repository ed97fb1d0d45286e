import { asc } from 'drizzle-orm';
import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { Price } from '../../../catalogue/types.ts';
import { provenStrikeCents } from '../../../rules/lowest-price.ts';
import { mapPrices } from '../../../rules/product-prices.ts';
import type { Database, Transaction } from '../../shop.ts';
import { priceHistory } from '../schema.ts';

/** Rows of the price history, oldest first. */
export type PriceRows = Awaited<ReturnType<typeof readPriceRows>>;

export function readPriceRows(db: Database | Transaction) {
  const { productId, variant, version, priceCents, shownFrom } = priceHistory;
  return db
    .select({ productId, variant, version, priceCents, shownFrom })
    .from(priceHistory)
    .orderBy(asc(version));
}

const keyOf = (productId: string, variant: string) => `${productId} ${variant}`;

/**
 * Returns a catalogue with what the history proves of its prices. `atMs` is the instant from which its prices will be
 * shown; undefined if they are.
 */
export function proveStrikes(
  catalogue: Catalogue,
  rows: PriceRows,
  atMs: number | undefined,
): Catalogue {
  const byPrice = Map.groupBy(rows, ({ productId, variant }) => keyOf(productId, variant));
  const prove = <Of extends Price>(id: string, variant: string, price: Of): Of => {
    const known = byPrice.get(keyOf(id, variant)) ?? [];
    const shown = known.map(({ shownFrom, priceCents }) => ({
      shownFromMs: shownFrom.getTime(),
      priceCents,
    }));
    if (shown.at(-1)?.priceCents !== price.priceCents) {
      if (atMs === undefined) return price;
      shown.push({ shownFromMs: atMs, priceCents: price.priceCents });
    }
    // A shop may have sold before version 1, which began the history.
    const isFromFirstPrice = (known[0]?.version ?? 1) > 1;
    const provenCents = provenStrikeCents(
      { prices: shown, isFromFirstPrice },
      Number.POSITIVE_INFINITY,
    );
    return provenCents === undefined ? price : { ...price, provenCents };
  };
  const products = catalogue.products.map((product) =>
    mapPrices(product, (variant, price) => prove(product.id, variant, price)),
  );
  return { ...catalogue, products };
}
