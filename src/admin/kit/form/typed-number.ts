import { eurosToType, typedEuros } from '#browser/typed-euros.ts';
import type { Lang } from '#routes.ts';

/** How a number stands in a field: cents as an amount, others as they are. */
export type NumberKind = 'euros' | 'number';

const NUMBER = /^-?\d{1,9}([.,]\d{1,4})?$/;

/** Returns what a typed text means: a number, cents for an amount; null for nothing, the text where it is no number. */
export function readTyped(kind: NumberKind, typed: string): number | string | null {
  const text = typed.trim();
  if (text === '') return null;
  if (kind === 'euros') return typedEuros(text) ?? typed;
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : typed;
}

/** Returns a value as its field shows it: `12,50` in German, `12.50` in English. */
export function toType(kind: NumberKind, value: number | string | null, lang: Lang): string {
  if (typeof value !== 'number') return value ?? '';
  if (kind === 'euros') return eurosToType(value, lang);
  return lang === 'de' ? String(value).replace('.', ',') : String(value);
}
