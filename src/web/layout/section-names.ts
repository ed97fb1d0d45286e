import type { Lang } from '#routes.ts';
import type { MenuEntry } from '../settings.ts';

/** The names of a menu's collections inside a sentence, but for the list of the whole range. */
export function sectionNames(lang: Lang, menu: readonly MenuEntry[], range?: string): string {
  const labels = menu.flatMap(({ path, label }) => (path === range ? [] : [label[lang]]));
  const names = new Intl.ListFormat(lang === 'de' ? 'de' : 'en-GB').format(labels);
  return lang === 'de' ? names : names.toLowerCase();
}
