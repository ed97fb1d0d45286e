type Element = string | number | boolean | null;

/**
 * Formats an array as a PostgreSQL array literal. The driver could do it, but it checks and escapes every
 * element; a batch has tens of thousands, and nearly none needs escaping.
 */
export function arrayLiteral(elements: readonly Element[]): string {
  if (elements.length === 0) return '{}';
  const quoted = elements.map((element) => {
    if (element === null) return 'NULL';
    if (typeof element !== 'string') return String(element);
    return /["\\]/.test(element) ? `"${element.replace(/["\\]/g, '\\$&')}"` : `"${element}"`;
  });
  return `{${quoted.join(',')}}`;
}
