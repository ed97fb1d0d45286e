import { sql } from 'drizzle-orm';
import type { ShopMode } from '#rules/claims.ts';
import { users } from '../auth/schema.ts';
import { catalogueVersions } from '../catalogue/schema.ts';
import type { Database } from '../shop.ts';
import { liveShops } from './schema.ts';

const LIVE = 'SHOP_MODE is live, but this is no live shop’s database:';
const DEMO = 'SHOP_MODE is demo, but this is a live shop’s database:';

/** Returns a sentence if a shop of this mode may not use the database; every database without a mark is a demo's. */
export async function refuseOtherMode(db: Database, mode: ShopMode): Promise<string | undefined> {
  const isLive = (await db.$count(liveShops)) > 0;
  if (isLive === (mode === 'live')) return undefined;
  return isLive
    ? `${DEMO} set SHOP_MODE=live, or another DATA_DIR or DATABASE_URL.`
    : `${LIVE} npm run golive -- new makes one in a new DATA_DIR or an empty DATABASE_URL; then npm run golive lists everything that is missing.`;
}

/** Marks an empty database as a live shop's, or returns a sentence that says why it may not be one. */
export function markLive(db: Database, bornAt: Date): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${liveShops} in exclusive mode`);
    if ((await tx.$count(liveShops)) > 0) {
      return 'This is a live shop’s database already. npm run golive checks it, npm run admin:password sets a new login.';
    }
    if ((await tx.$count(users)) + (await tx.$count(catalogueVersions)) > 0) {
      return 'This is a demo shop’s database, and a demo never becomes a live shop: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.';
    }
    await tx.insert(liveShops).values({ id: 1, bornAt });
    return undefined;
  });
}
