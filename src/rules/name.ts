import type { Localized } from '#catalogue/types.ts';
import type { Lang } from '#routes.ts';

/** A name in the reader's language, or in every one. */
export type Name = string | Localized<string>;

/** The name in that language. */
export function nameIn(name: Name, lang: Lang): string {
  return typeof name === 'string' ? name : name[lang];
}
