import type { Lang } from '#routes.ts';
import type { OrderTotals } from '#rules/discount-codes.ts';
import { formatPrice } from '#rules/money.ts';
import type { DraftRefusal } from './order-draft.ts';

/**
 * Refuses a cart that costs more than its shopper was shown: a tab may be older than a change of shipping costs.
 * Undefined for one that costs as much or less, and for a request that names no total.
 */
export function riseOf(
  { totalCents, shippingCents }: OrderTotals,
  shownTotalCents: number | undefined,
  lang: Lang,
): DraftRefusal | undefined {
  if (shownTotalCents === undefined || totalCents <= shownTotalCents) return undefined;
  const values = {
    total: formatPrice(totalCents, lang),
    shipping: formatPrice(shippingCents, lang),
  };
  return { ok: false, code: 'total_changed', values };
}
