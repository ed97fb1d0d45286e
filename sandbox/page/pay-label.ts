import { money } from './money.ts';
import type { PageContext } from './summary.ts';

/** The button's words for a total. */
export function payLabel({ record, texts, language }: PageContext, totalCents: number): string {
  const { session } = record;
  if (totalCents === 0) return texts.payFree;
  return texts.pay(money(totalCents, session.currency ?? 'eur', language), session.submit_type);
}
