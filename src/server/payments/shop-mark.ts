import { sign } from '../keys.ts';
import type { Shop } from '../shop.ts';
import type { HasPayments } from './payment-state.ts';
import { shopMarks } from './schema.ts';

type ShopMarkContext = Pick<Shop, 'db' | 'settings'> & HasPayments;

/**
 * Returns the mark that this shop writes to its payments, so that another shop on the same Stripe
 * account is told apart. Made of the secret and kept in the database: a copy of the database keeps
 * it, a copy of before it was kept makes the same one again, and a new secret does not change it.
 */
export function readShopMark(shop: ShopMarkContext): Promise<string> {
  const { payments } = shop.parts;
  payments.shopMark ??= keepMark(shop).catch((error: unknown) => {
    payments.shopMark = undefined;
    throw error;
  });
  return payments.shopMark;
}

async function keepMark({ db, settings }: ShopMarkContext): Promise<string> {
  const mark = sign(settings, 'payments', 'shop mark').slice(0, 16);
  await db.insert(shopMarks).values({ id: 1, mark }).onConflictDoNothing();
  const [row] = await db.select().from(shopMarks);
  if (!row) throw new Error('shop_marks has no row');
  return row.mark;
}
