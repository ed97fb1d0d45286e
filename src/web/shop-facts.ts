import { type Lang, localized } from '#routes.ts';
import { readPrintedData, type ShopFacts } from './settings.ts';

let facts: ShopFacts | undefined;

/** Sets the facts where no document has them: while documents are made, and in the dev server's shell. */
export function setShopFacts(known: ShopFacts): void {
  facts = known;
}

/** Returns the document's facts. */
export function shopFacts(): ShopFacts {
  const known = facts ?? readPrintedData()?.facts;
  if (!known) throw new Error('the document carries no facts');
  return known;
}

/** The shop's own pages in the header. */
export const menuPages = () => shopFacts().pages.filter(({ place }) => place !== undefined);

/** The link to a list; to that of the whole range in a shop without it. */
export const listHref = (path: string, lang: Lang): string =>
  shopFacts().lists.includes(path) ? localized(path, lang) : rangeHref(lang);

/** The link to the list of the whole range; to the home page in a shop without lists. */
export const rangeHref = (lang: Lang): string => localized(shopFacts().lists[0] ?? '/', lang);
