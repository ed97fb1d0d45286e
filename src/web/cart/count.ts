/** The header's badge, which shows the sum of quantities, above 0 only. */
export const CART_COUNT_ID = 'cart-count';

const MOST = 99;

export function countText(count: number): string {
  return count > MOST ? `${MOST}+` : String(count);
}
