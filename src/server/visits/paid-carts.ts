import type { Shop } from '../shop.ts';
import { reachStage } from './writer.ts';

type Slice = Pick<Shop, 'pool' | 'log'>;

/**
 * Stores in presence the checkout that a visit went to. It is deleted with the payment, or with the row of
 * presence at most three hours after the last beat. No order refers to a visit
 * (docs/decisions/0007-a-visit-is-not-a-login.md). Never throws: an order matters more.
 */
export async function noteCheckout(
  shop: Slice,
  visit: string | undefined,
  checkoutId: string,
): Promise<void> {
  if (visit === undefined) return;
  await quietly(shop, 'UPDATE active_sessions SET checkout_id = $2 WHERE session_id = $1', [
    visit,
    checkoutId,
  ]);
}

/**
 * Empties the cart of the visit that paid, so that it doesn't count as abandoned even if the browser never
 * returns to `/success`, and counts the visit as one that paid. Call it after a payment was recorded. Never throws.
 */
export async function forgetPaidCart(
  shop: Pick<Shop, 'pool' | 'log' | 'now'>,
  checkoutId: string,
): Promise<void> {
  const visits = await quietly(
    shop,
    `UPDATE active_sessions SET cart_cents = 0, paid_cents = cart_cents, checkout_id = NULL
     WHERE checkout_id = $1 RETURNING session_id`,
    [checkoutId],
  );
  for (const { session_id } of visits) {
    await reachStage(shop, session_id, 'paid').catch((error) =>
      shop.log.failed('a visit that paid was not counted as one', error),
    );
  }
}

async function quietly(
  shop: Slice,
  sql: string,
  values: string[],
): Promise<{ session_id: string }[]> {
  try {
    return (await shop.pool.query<{ session_id: string }>(sql, values)).rows;
  } catch (error) {
    shop.log.failed('a cart may be shown as abandoned though it is paid', error);
    return [];
  }
}
