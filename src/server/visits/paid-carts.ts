import type { Shop } from '../shop.ts';

type Slice = Pick<Shop, 'pool' | 'log'>;

/**
 * Notes in presence which checkout a visit was led to. That goes with the payment, or with presence, three
 * hours after the visit was last heard; no order ever knows of a visit
 * (docs/decisions/0007-a-visit-is-not-a-login.md). Never fails: an order matters more.
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
 * Called after a payment was recorded: the cart of its visit is paid, so it neither goes nor was left,
 * whether or not its browser comes back to `/success`. Never fails, and nobody waits for it.
 */
export async function forgetPaidCart(shop: Slice, checkoutId: string): Promise<void> {
  await quietly(
    shop,
    'UPDATE active_sessions SET cart_cents = 0, checkout_id = NULL WHERE checkout_id = $1',
    [checkoutId],
  );
}

async function quietly(shop: Slice, sql: string, values: string[]): Promise<void> {
  try {
    await shop.pool.query(sql, values);
  } catch (error) {
    shop.log.failed('a cart may be shown as abandoned though it is paid', error);
  }
}
