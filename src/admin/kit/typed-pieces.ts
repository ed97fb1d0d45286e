/**
 * Returns a number of pieces as typed, with or without a thousands separator; `+5` and `-2` change what there was. Null
 * for nothing, undefined if it is none from 0 to `most`.
 */
export function typedPieces(
  typed: string,
  before: number | null,
  most: number,
): number | null | undefined {
  const text = typed.replaceAll(/\s/g, '').replace('−', '-');
  if (text === '') return null;
  const [, sign = '', number = ''] = /^([+-]?)(\d+|\d{1,3}(?:[.,]\d{3})+)$/.exec(text) ?? [];
  if (number === '') return undefined;
  const pieces = Number(number.replaceAll(/[.,]/g, ''));
  const change = sign === '-' ? -pieces : pieces;
  const result = sign === '' ? pieces : (before ?? 0) + change;
  return result >= 0 && result <= most ? result : undefined;
}
