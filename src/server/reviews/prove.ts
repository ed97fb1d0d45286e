import { isDeepStrictEqual } from 'node:util';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Block } from '#catalogue/catalogue.ts';
import type { Proofs, Rating } from '#catalogue/types.ts';
import { isDemo } from '#rules/claims.ts';
import { itemIdOf } from '#rules/line-ids.ts';
import { readProofs } from '../catalogue/proofs.ts';
import { lockCatalogue, writeVersion } from '../catalogue/write-version.ts';
import { orders } from '../orders/schema.ts';
import { catalogueOf, type RangeShop, type Transaction } from '../shop.ts';
import { reviews } from './schema.ts';

const NOTHING: Proofs = { ratings: {}, bestsellers: {} };
const BESTSELLER_MS = 30 * 24 * 60 * 60 * 1000;
/** Fewer pieces make no bestseller. */
const FEWEST_SOLD = 5;

async function readRatings(tx: Transaction): Promise<Proofs['ratings']> {
  const month = (which: 'min' | 'max') =>
    sql<string>`to_char(${sql.raw(which)}(${reviews.createdAt}) at time zone 'Europe/Berlin', 'MM/YYYY')`;
  const rows = await tx
    .select({
      id: sql<string>`coalesce(${reviews.productId}, '')`,
      average: sql<number>`round(avg(${reviews.stars}), 1)::float8`,
      count: sql<number>`count(*)::int`,
      from: month('min'),
      to: month('max'),
    })
    .from(reviews)
    .where(eq(reviews.state, 'shown'))
    .groupBy(sql`rollup (${reviews.productId})`);
  const found = rows.filter(({ count }) => count > 0);
  return Object.fromEntries(
    found.map(({ id, average, count, from, to }): [string, Rating] => [
      id,
      { average, count, period: from === to ? to : `${from}–${to}` },
    ]),
  );
}

/** Returns the one pack of each product that sold more than its others in 30 days. */
async function readBestsellers(shop: RangeShop, tx: Transaction): Promise<Proofs['bestsellers']> {
  const packed = catalogueOf(shop).products.filter(({ packs }) => packs);
  if (packed.length === 0) return {};
  const rows = await tx
    .select({
      id: sql<string>`item->>'id'`,
      sold: sql<number>`sum((item->>'quantity')::int)::int`,
    })
    .from(orders)
    .innerJoin(sql`jsonb_array_elements(${orders.items}) as item`, sql`true`)
    .where(
      and(
        gt(orders.createdAt, new Date(shop.now() - BESTSELLER_MS)),
        inArray(orders.status, ['paid', 'partly_refunded']),
        sql`not (item->>'gift')::boolean`,
      ),
    )
    .groupBy(sql`1`);
  const sold = new Map(rows.map((row) => [row.id, row.sold]));
  const best = packed.flatMap(({ id: productId, packs = {} }) => {
    const [first, second] = Object.keys(packs)
      .map((pack) => ({ pack, sold: sold.get(itemIdOf({ productId, pack })) ?? 0 }))
      .toSorted((a, b) => b.sold - a.sold);
    const isBest = first && first.sold >= FEWEST_SOLD && first.sold > (second?.sold ?? 0);
    return isBest ? [[productId, first.pack] as const] : [];
  });
  return Object.fromEntries(best);
}

const says = (block: Block): boolean =>
  block.kind === 'numbers' && block.items.some(({ source }) => source === 'orders');

/** Returns how many orders were paid, in round numbers: pages change with every tenth order at most. */
async function countOrders(shop: RangeShop, tx: Transaction): Promise<number | undefined> {
  const pages = Object.values(catalogueOf(shop).pages);
  if (!pages.some(({ blocks }) => blocks.some(says))) return undefined;
  const paid = inArray(orders.status, ['paid', 'partly_refunded']);
  const count = await tx.$count(orders, paid);
  const step = 10 ** Math.max(1, `${count}`.length - 2);
  return Math.floor(count / step) * step || undefined;
}

/**
 * Writes a version if orders and reviews prove other figures than the newest one says. Call it with the catalogue
 * locked.
 */
export async function writeProofs(shop: RangeShop, tx: Transaction): Promise<void> {
  if (isDemo(shop.settings.shopMode)) return;
  const count = await countOrders(shop, tx);
  const proofs: Proofs = {
    ratings: await readRatings(tx),
    bestsellers: await readBestsellers(shop, tx),
    ...(count !== undefined && { orders: count }),
  };
  if (isDeepStrictEqual(proofs, (await readProofs(tx)) ?? NOTHING)) return;
  await writeVersion(tx, { by: null, note: '', isDemo: false, changes: [], proofs });
}

/** The same in a transaction of its own. */
export const proveAgain = (shop: RangeShop): Promise<void> =>
  shop.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    await writeProofs(shop, tx);
  });
