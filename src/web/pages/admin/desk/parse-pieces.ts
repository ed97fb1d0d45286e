import { MOST_PIECES } from '#contract/admin-stock.ts';

/** Number of pieces as typed, with or without a thousands separator; null for nothing, undefined if it is none. */
export function parsePieces(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const digits = /^\d{1,3}([.,]\d{3})*$/.test(text) ? text.replace(/[.,]/g, '') : text;
  if (!/^\d+$/.test(digits)) return undefined;
  const pieces = Number(digits);
  return pieces <= MOST_PIECES ? pieces : undefined;
}
