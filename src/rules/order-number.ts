/** The order number people read: `EL-1001`. Gapless, given on payment. */
export function formatOrderNumber(number: number): string {
  return `EL-${number}`;
}

/** The number inside `EL-1001`, `el 1001` or `1001`, as typed into a search; else undefined. */
export function parseOrderNumber(text: string): number | undefined {
  const digits = /^\s*(?:EL[-\s]?)?(\d{1,9})\s*$/i.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** True for an order number with its letters; digits alone may be a year or a size. */
export const isOrderNumber = (text: string): boolean => /^\s*EL[-\s]?\d{1,9}\s*$/i.test(text);
