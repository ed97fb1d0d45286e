import { asc } from 'drizzle-orm';
import type { Catalogue, Product } from '../../../catalogue/catalogue.ts';
import type { Price } from '../../../catalogue/types.ts';
import { provenStrikeCents } from '../../../rules/lowest-price.ts';
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
  const proveProduct = (product: Product): Product => {
    if (product.kind !== 'bag') return prove(product.id, '', product);
    const { einzelpack, duo, trio } = product.packs;
    const packs = {
      einzelpack: prove(product.id, 'einzelpack', einzelpack),
      duo: prove(product.id, 'duo', duo),
      trio: prove(product.id, 'trio', trio),
    };
    return { ...product, packs };
  };
  return { ...catalogue, products: catalogue.products.map(proveProduct) };
}
