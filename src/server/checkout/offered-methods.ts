import type { OfferedMethod } from '#catalogue/payment-methods.ts';
import type { Shop } from '../shop.ts';

/**
 * Of the methods a request names those the shop takes; all of those for a request that names none,
 * such as the browser's retry.
 */
export function offeredMethods(
  { settings }: Pick<Shop, 'settings'>,
  named: readonly OfferedMethod[] | undefined,
): OfferedMethod[] {
  const taken = settings.paymentMethods.filter((method) => named?.includes(method) ?? true);
  return taken.length === 0 ? [...settings.paymentMethods] : taken;
}
