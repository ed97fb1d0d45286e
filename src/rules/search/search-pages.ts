import { PAGE_WORDS } from '#catalogue/search-vocabulary.ts';
import type { Localized } from '#catalogue/types.ts';
import { isOrderNumber } from '../order-number.ts';
import { boundQuery } from './bound-query.ts';
import { searchTerms } from './search-options.ts';

export type FoundScreen = keyof typeof PAGE_WORDS;
/** A page of the shop's own is found by its name. */
interface NamedPage {
  readonly path: string;
  readonly name: Localized<string>;
}
export type FoundPage = FoundScreen | NamedPage;

/** Letters from which a word that was only begun is taken for a page's. */
const LEAST_BEGUN = 4;
/** Letters from which a page's word may begin a longer one: "versandkostenfrei". */
const LEAST_BEGINNING = 5;

const PAGES = Object.entries(PAGE_WORDS).map(
  ([page, words]) => [page as FoundScreen, words.split(' ').flatMap(searchTerms)] as const,
);

const fits = (word: string, term: string) =>
  word === term ||
  (term.length >= LEAST_BEGUN && word.startsWith(term)) ||
  (word.length >= LEAST_BEGINNING && term.startsWith(word));

/** Pages that any word of a query as typed leads to, the nearest first; an order number leads to the account alone. */
export function pagesOf(query: string, own: readonly NamedPage[] = []): FoundPage[] {
  if (isOrderNumber(query)) return ['account'];
  const terms = boundQuery(query).split(' ').flatMap(searchTerms);
  const isFound = (words: readonly string[]) =>
    words.some((word) => terms.some((term) => fits(word, term)));
  return [
    ...PAGES.filter(([, words]) => isFound(words)).map(([page]) => page),
    ...own.filter(({ name }) => isFound(searchTerms(`${name.de} ${name.en}`))),
  ];
}
