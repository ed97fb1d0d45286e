import type { DeclineCode } from '../payments/test-cards.ts';
import type { Wallet } from '../records.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export type Language = 'de' | 'en';

export type Texts = typeof de;
/** Everything that can be wrong with a field; each language has a sentence for it. */
export type FieldProblem = keyof Texts['fields'];

export type Problem = DeclineCode | 'authentication' | Wallet;

export function textsOf(language: Language): Texts {
  return language === 'de' ? de : en;
}

/** The text with its places (`{name}`) filled. */
export function fill(text: string, places: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(places[name]));
}

/** The session's own language; where it leaves that open, the browser's. English otherwise. */
export function languageOf(locale: string | null, acceptLanguage = ''): Language {
  // Browsers send their languages in order of preference.
  const [tag = 'en'] = (locale ?? acceptLanguage).match(/\b(de|en)\b/i) ?? [];
  return tag.toLowerCase() === 'de' ? 'de' : 'en';
}

/** `€1.234,50` in German, `€1,234.50` in English, as the shop writes prices. */
export function money(cents: number, language: Language): string {
  const digits = (Math.abs(cents) / 100).toLocaleString(language === 'de' ? 'de-DE' : 'en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  });
  return `${cents < 0 ? '−' : ''}€${digits}`;
}
