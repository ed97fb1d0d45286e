import type { Lang } from '#routes.ts';
import { shopFacts } from '../shop-facts.ts';
import { menuEntries } from './menu.ts';

/** The names of the menu's collections inside a sentence, but for the list of the whole range. */
export function sectionNames(lang: Lang): string {
  const labels = menuEntries().flatMap(({ path, label }) =>
    path === shopFacts().lists[0] ? [] : [label[lang]],
  );
  const names = new Intl.ListFormat(lang === 'de' ? 'de' : 'en-GB').format(labels);
  return lang === 'de' ? names : names.toLowerCase();
}
