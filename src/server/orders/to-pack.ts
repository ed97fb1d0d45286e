import { min, sql } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { readViews } from './find-orders.ts';
import { orders } from './schema.ts';

export interface ToPack {
  readonly count: number;
  /** Creation of the oldest; null without one. */
  readonly oldestAt: Date | null;
}

/** Counts the orders whose parcel may be packed. */
export async function countToPack(shop: Pick<Shop, 'db'>): Promise<ToPack> {
  const [row] = await shop.db
    .select({ count: sql<number>`count(*)::int`, oldestAt: min(orders.createdAt) })
    .from(orders)
    .where((await readViews(shop))['to-pack']);
  return row ?? { count: 0, oldestAt: null };
}
