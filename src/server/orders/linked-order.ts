import { eq } from 'drizzle-orm';
import { isSameSignature } from '../http/cookies.ts';
import { orderToken } from '../mail-queue/link-tokens.ts';
import type { Shop } from '../shop.ts';
import { orders } from './schema.ts';

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}$/;

/**
 * Returns the order of a link in its mails (docs/decisions/0025-access-to-a-paid-order.md). Undefined for a token that is
 * forged, of another address than the order's, or of an order that no longer says whose it is.
 */
export async function findLinkedOrder(shop: Pick<Shop, 'db' | 'settings'>, token: string) {
  const id = TOKEN.exec(token)?.[1];
  if (id === undefined) return undefined;
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
  const email = order?.customerEmail;
  if (!order || !email) return undefined;
  const ours = orderToken(shop.settings, id, email);
  return isSameSignature(Buffer.from(token), Buffer.from(ours)) ? { ...order, email } : undefined;
}
