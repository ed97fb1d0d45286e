import { sql } from 'drizzle-orm';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Price } from '#catalogue/types.ts';
import { provenStrikeCents, type ShownPrice } from '#rules/lowest-price.ts';
import { mapPrices } from '#rules/product-prices.ts';
import type { Database, Transaction } from '#server/shop.ts';
import { readPrices } from '../content-prices.ts';

/** A row of the price history. */
interface PriceHistoryRow extends ShownPrice {
  readonly productId: string;
  readonly variant: string;
  readonly version: number;
}

/** At least the 30 days of the rule: they begin at a midnight in Berlin. */
const DAYS_BEFORE = '32 days';

/**
 * Reads what proves the prices of a catalogue, oldest first: for each variant the time of its present price, the days
 * before it and the price that stood at their beginning. Subqueries have `limit` or `offset`, so that PostgreSQL looks into
 * the primary key for each variant and never joins the whole history.
 */
export async function readPriceHistory(
  db: Database | Transaction,
  { products }: Catalogue,
): Promise<PriceHistoryRow[]> {
  const keys = products.flatMap((product) =>
    readPrices(product).map(({ variant }) => ({ id: product.id, variant })),
  );
  const ids = sql.param(keys.map(({ id }) => id));
  const variants = sql.param(keys.map(({ variant }) => variant));
  const { rows } = await db.execute<PriceHistoryRow & Record<string, unknown>>(sql`
    select k.id as "productId", k.variant, h.version, h.price_cents as "priceCents",
      floor(extract(epoch from h.shown_from) * 1000)::float8 as "shownFromMs"
    from unnest(${ids}::text[], ${variants}::text[]) as k(id, variant)
    cross join lateral (select price_cents as cents from price_history
      where product_id = k.id and variant = k.variant order by version desc limit 1) as present
    -- A price that was replaced at its instant was not shown.
    left join lateral (select version from price_history as p
      where product_id = k.id and variant = k.variant and price_cents is distinct from present.cents
        and not exists (select from price_history where product_id = k.id and variant = k.variant
          and version > p.version and shown_from = p.shown_from)
      order by version desc limit 1) as other on true
    cross join lateral (select shown_from as start from price_history
      where product_id = k.id and variant = k.variant and version > coalesce(other.version, 0)
      order by version limit 1) as reduction
    left join lateral (select version from price_history
      where product_id = k.id and variant = k.variant
        and shown_from <= reduction.start - ${DAYS_BEFORE}::interval
      order by version desc limit 1) as standing on true
    cross join lateral (select * from price_history
      where product_id = k.id and variant = k.variant and version >= coalesce(standing.version, 0)
      offset 0) as h
    order by h.version`);
  return rows;
}

const keyOf = (productId: string, variant: string) => `${productId} ${variant}`;

/**
 * Returns a catalogue with what the history proves of its prices. `atMs` is the instant from which its prices will be
 * shown; undefined if they are.
 */
export function proveStrikes(
  catalogue: Catalogue,
  rows: readonly PriceHistoryRow[],
  atMs: number | undefined,
): Catalogue {
  const byPrice = Map.groupBy(rows, ({ productId, variant }) => keyOf(productId, variant));
  const prove = <Of extends Price>(id: string, variant: string, price: Of): Of => {
    const known = byPrice.get(keyOf(id, variant)) ?? [];
    const shown: ShownPrice[] = [...known];
    const newest = shown.at(-1);
    if (newest?.priceCents !== price.priceCents) {
      if (atMs === undefined) return price;
      // This price would begin before the newest one, but the days were read back from the newest one.
      if (newest !== undefined && newest.shownFromMs >= atMs) return price;
      shown.push({ shownFromMs: atMs, priceCents: price.priceCents });
    }
    // The history begins with version 1, and the shop may have sold at other prices before. If the first price that was
    // read is of a later version, it is older than the days that count, so the history covers them.
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
