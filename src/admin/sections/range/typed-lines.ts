import type { Json } from '#catalogue/json.ts';

/** Entries of a list as lines of a field; of rows `Label: value`. */
export function linesOf(value: Json | undefined): string {
  if (!Array.isArray(value)) return '';
  return value
    .map((each) => {
      if (typeof each !== 'object' || each === null) return String(each);
      const { label = '', value: said = '' } = each as { label?: string; value?: string };
      return said === '' ? label : `${label}: ${said}`;
    })
    .join('\n');
}

const filled = (typed: string) => typed.split('\n').filter((line) => line.trim() !== '');

/** Returns the entries of a list that was typed as lines. */
export const readLines = (typed: string): readonly string[] =>
  filled(typed).map((line) => line.trim());

/** Returns the rows that were typed as lines; one without a colon has no value yet. */
export function readRows(
  typed: string,
): readonly { readonly label: string; readonly value: string }[] {
  return filled(typed).map((line) => {
    const at = line.indexOf(':');
    if (at < 0) return { label: line.trim(), value: '' };
    return { label: line.slice(0, at).trim(), value: line.slice(at + 1).trim() };
  });
}
