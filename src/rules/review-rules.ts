import type { Catalogue } from '#catalogue/catalogue.ts';
import { type Lang, localized } from '#routes.ts';

/** German path of the page that says how reviews are checked; in live shops with reviews alone. */
export const REVIEW_RULES = '/bewertungen';

/** Returns the link to it; undefined while the shop shows no review. */
export function reviewRules({ proven, pages }: Pick<Catalogue, 'proven' | 'pages'>, lang: Lang) {
  if (!proven?.rating) return undefined;
  const page = Object.values(pages).find(({ path }) => path === REVIEW_RULES);
  return page && { label: page.name[lang], href: localized(REVIEW_RULES, lang) };
}
