import de from '#catalogue/texts/payment-reasons.de.json' with { type: 'json' };
import en from '#catalogue/texts/payment-reasons.en.json' with { type: 'json' };
import type { Lang } from '#routes.ts';

/** Stripe's code for a failed refund, a dispute's reason or its state, in words. */
export function paymentReason(
  lang: Lang,
  kind: 'refund' | 'dispute' | 'state',
  code: string,
): string {
  const texts: Readonly<Record<string, string>> = { de, en }[lang][kind];
  return Object.hasOwn(texts, code) ? (texts[code] ?? code) : code;
}

/**
 * Reasons for which paid money can't be made an order again: `version`, written by a later version of the shop;
 * `lines`, a line is not known; `sums`, they don't add up to the cent.
 */
export const LOST_REASONS = ['version', 'lines', 'sums'] as const;
export type LostReason = (typeof LOST_REASONS)[number];
