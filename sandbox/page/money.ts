import type { Language } from './texts.ts';

/** `€1.234,50` in German, `€1,234.50` in English, as the shop writes prices. */
export function money(cents: number, currency: string, language: Language): string {
  const digits = (Math.abs(cents) / 100).toLocaleString(language === 'de' ? 'de-DE' : 'en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  });
  const sign = currency === 'eur' ? '€' : `${currency.toUpperCase()} `;
  return `${cents < 0 ? '−' : ''}${sign}${digits}`;
}
