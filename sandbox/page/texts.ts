import type { DeclineCode } from '../payments/test-cards.ts';
import type { Wallet } from '../records.ts';
import { de } from './texts-de.ts';
import { en } from './texts-en.ts';

export type Language = 'de' | 'en';

/** Texts by key; German is the original. */
export type Texts = typeof de;
/** Everything that can be wrong with a field; each language has a sentence for it. */
export type FieldProblem = keyof Texts['fields'];

export type Problem = DeclineCode | 'authentication' | Wallet | 'total_changed';

export function textsOf(language: Language): Texts {
  return language === 'de' ? de : en;
}

/** The session's own language; where it leaves that open, the browser's. English otherwise. */
export function languageOf(locale: string | null, acceptLanguage: string | undefined): Language {
  const wanted = locale && locale !== 'auto' ? [locale] : preferred(acceptLanguage ?? '');
  for (const tag of wanted) {
    if (/^de\b/i.test(tag)) return 'de';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}

/** The tags of an Accept-Language header, most wanted first. */
function preferred(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';');
      const quality = params.find((param) => param.trim().startsWith('q='));
      return { tag: tag.trim(), quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
