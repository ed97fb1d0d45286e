type Element = string | number | boolean | null;

/**
 * An array as PostgreSQL writes one. The driver could do so, but asks and escapes element by
 * element; a batch has ten thousands of them, and nearly none that needs it.
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
