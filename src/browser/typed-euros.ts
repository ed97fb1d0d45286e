import type { Lang } from '#routes.ts';

/** Cents of an amount as people type it (`12`, `12,5`, `€12.50`); undefined when it is none. */
export function typedEuros(text: string): number | undefined {
  const match = /^\s*€?\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*€?\s*$/.exec(text);
  if (!match) return undefined;
  const [, whole = '', decimals = ''] = match;
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Cents as they stand in such a field: `12,50` in German, `12.50` in English. */
export function eurosToType(cents: number, lang: Lang): string {
  const text = (cents / 100).toFixed(2);
  return lang === 'de' ? text.replace('.', ',') : text;
}

/** Hundredths as such a field has them without idle zeros: 2000 is `20`, 1250 is `12,5`. */
export const percentToType = (hundredths: number, lang: Lang): string =>
  eurosToType(hundredths, lang).replace(/[.,]?0+$/, '');
