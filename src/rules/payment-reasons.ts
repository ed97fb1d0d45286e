import {
  DISPUTE_REASONS_DE,
  DISPUTE_STATES_DE,
  REFUND_FAILURES_DE,
} from '#catalogue/texts/payment-reasons.de.ts';
import {
  DISPUTE_REASONS_EN,
  DISPUTE_STATES_EN,
  REFUND_FAILURES_EN,
} from '#catalogue/texts/payment-reasons.en.ts';

const TEXTS = {
  de: { refund: REFUND_FAILURES_DE, dispute: DISPUTE_REASONS_DE, state: DISPUTE_STATES_DE },
  en: { refund: REFUND_FAILURES_EN, dispute: DISPUTE_REASONS_EN, state: DISPUTE_STATES_EN },
} as const;

/** Stripe's code for a failed refund, a dispute's reason or its state, in words. */
export function paymentReason(
  lang: 'de' | 'en',
  kind: 'refund' | 'dispute' | 'state',
  code: string,
): string {
  const texts: Readonly<Record<string, string>> = TEXTS[lang][kind];
  return Object.hasOwn(texts, code) ? (texts[code] ?? code) : code;
}

/**
 * Reasons for which paid money can't be made an order again: `origin`, no mark of a shop and another address than
 * this shop's; `version`, written by a later version of the shop; `lines`, a line is not known; `sums`,
 * they don't add up to the cent.
 */
export const LOST_REASONS = ['origin', 'version', 'lines', 'sums'] as const;
export type LostReason = (typeof LOST_REASONS)[number];
