import { MAX_AMOUNT_CENTS } from '#catalogue/limits.ts';
import type { Price } from '#catalogue/types.ts';

export const ROUNDINGS = ['none', 'ends_99', 'ends_95', 'euros'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** One change of many prices. */
export interface PriceChange {
  readonly direction: 'up' | 'down';
  readonly unit: 'percent' | 'euros';
  /** Hundredths of the unit: 12.5 % is 1250, €3 is 300. */
  readonly hundredths: number;
  /** Endings are rounded to in the direction of the change. */
  readonly rounding: Rounding;
  /** Original price afterwards: the one that is there, or, after a reduction, the price until now. */
  readonly original: 'kept' | 'former';
}

export type ChangedPriceResult =
  | { readonly ok: true; readonly price: Price }
  | { readonly ok: false; readonly code: PriceProblem };

export const PRICE_PROBLEMS = ['no_price', 'too_low', 'too_high'] as const;
/** `no_price`: there is no price to change. `too_low` and `too_high`: no such price can be sold. */
export type PriceProblem = (typeof PRICE_PROBLEMS)[number];

const HUNDREDTHS = 10_000;
const EURO = 100;
const ENDINGS: Readonly<Record<Exclude<Rounding, 'none'>, number>> = {
  ends_99: 99,
  ends_95: 95,
  euros: 0,
};

/** True if every part of the change goes together. */
export function isPossibleChange({ direction, unit, hundredths, original }: PriceChange): boolean {
  if (direction === 'up') return original === 'kept';
  return unit === 'euros' || hundredths < HUNDREDTHS;
}

/** Returns the new price in cents, which may be below 1. */
function changedCents(
  cents: number,
  { direction, unit, hundredths, rounding }: PriceChange,
): number {
  const sign = direction === 'up' ? 1 : -1;
  // Exact, in ten-thousandths of a cent: 1 % of 1 cent is 100 of them.
  const exact =
    unit === 'percent'
      ? cents * (HUNDREDTHS + sign * hundredths)
      : (cents + sign * hundredths) * HUNDREDTHS;
  const roundBy = direction === 'up' ? Math.ceil : Math.floor;
  if (rounding === 'none') {
    const half = HUNDREDTHS / 2;
    return direction === 'up'
      ? Math.floor((exact + half) / HUNDREDTHS)
      : Math.ceil((exact - half) / HUNDREDTHS);
  }
  const ending = ENDINGS[rounding];
  return roundBy((exact - ending * HUNDREDTHS) / (EURO * HUNDREDTHS)) * EURO + ending;
}

const isAmount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_AMOUNT_CENTS;

/**
 * Applies a change to one price, which may be a draft's and so anything. Half cents go in the direction of the
 * change. The original price never ends below the price.
 */
export function changePrice(
  { priceCents, originalCents }: { readonly priceCents: unknown; readonly originalCents: unknown },
  change: PriceChange,
): ChangedPriceResult {
  if (!isAmount(priceCents) || !isAmount(originalCents)) return { ok: false, code: 'no_price' };
  const cents = changedCents(priceCents, change);
  if (cents <= 0) return { ok: false, code: 'too_low' };
  if (cents > MAX_AMOUNT_CENTS) return { ok: false, code: 'too_high' };
  const isFormer = change.original === 'former' && cents < priceCents;
  const original = isFormer ? priceCents : Math.max(originalCents, cents);
  return { ok: true, price: { priceCents: cents, originalCents: original } };
}
