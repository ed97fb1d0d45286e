import { PAGE_WORDS } from '#catalogue/search-vocabulary.ts';
import { isOrderNumber } from '../order-number.ts';
import { boundQuery } from './bound-query.ts';
import { searchTerms } from './search-options.ts';

export type FoundPage = keyof typeof PAGE_WORDS;

/** Letters from which a word that was only begun is taken for a page's. */
const LEAST_BEGUN = 4;
/** Letters from which a page's word may begin a longer one: "versandkostenfrei". */
const LEAST_BEGINNING = 5;

const PAGES = Object.entries(PAGE_WORDS).map(
  ([page, words]) => [page as FoundPage, words.split(' ').flatMap(searchTerms)] as const,
);

const fits = (word: string, term: string) =>
  word === term ||
  (term.length >= LEAST_BEGUN && word.startsWith(term)) ||
  (word.length >= LEAST_BEGINNING && term.startsWith(word));

/** Pages that any word of a query as typed leads to, the nearest first; an order number leads to the account alone. */
export function pagesOf(query: string): FoundPage[] {
  if (isOrderNumber(query)) return ['account'];
  const terms = boundQuery(query).split(' ').flatMap(searchTerms);
  return PAGES.filter(([, words]) =>
    words.some((word) => terms.some((term) => fits(word, term))),
  ).map(([page]) => page);
}
