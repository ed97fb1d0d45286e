import type { SearchResult } from 'minisearch';
import type { Price } from '#catalogue/types.ts';
import { isOrderNumber } from '../order-number.ts';
import { boundQuery } from './bound-query.ts';
import type { SearchIndex } from './search-index.ts';
import { type AskedFor, askedColour, fuzziness, searchTerms, swaps } from './search-options.ts';

/** A product by its id, in the searched colour if it comes in several. */
export interface Hit {
  readonly id: string;
  readonly colour: string | undefined;
}

/** Scores are sums whose order depends on how the index was made; digits beyond these say nothing. */
const SCORE_STEPS = 1e6;
/** Letters of the shortest part of a compound: "Cap". */
const LEAST_PART = 3;

/** Splits a compound of two words that products have: "sommerhose". The second may be typed by half. */
function compoundParts(term: string, { isKnown, isTerm }: SearchIndex): string[] | undefined {
  for (let at = term.length - LEAST_PART; at >= LEAST_PART; at--) {
    const parts = [term.slice(0, at), term.slice(at)] as const;
    if (isTerm(parts[0]) && isKnown(parts[1])) return [...parts];
  }
  return undefined;
}

/**
 * Results by a query as typed, best first, equal ones in the catalogue's order; nothing for an empty query. Slips are
 * looked for only in words that no product has: "pink" is not a slip in "ink".
 */
function resultsOf(
  index: SearchIndex,
  query: string,
  mayClaimSale: (price: Price) => boolean,
): SearchResult[] {
  const { search, isKnown, placeOf } = index;
  const bound = boundQuery(query);
  const fuzzy = (term: string) => !isKnown(term) && fuzziness(term);
  const processTerm = (word: string) =>
    searchTerms(word).flatMap((term) => {
      if (isKnown(term)) return term;
      const swapped = swaps(term).find((each) => isKnown(each));
      return swapped ?? compoundParts(term, index) ?? term;
    });
  const filter = ({ match, priceCents, originalCents, provenCents }: SearchResult) =>
    !Object.values(match).some((fields) => fields.includes('sale')) ||
    mayClaimSale({ priceCents, originalCents, provenCents });
  const options = { fuzzy, processTerm, filter };
  const strict = search(bound, options);
  // When no product has every word, those with some are better than none.
  const results = strict.length ? strict : search(bound, { ...options, combineWith: 'OR' });
  const rank = ({ score }: SearchResult) => Math.round(score * SCORE_STEPS);
  return results.sort((a, b) => rank(b) - rank(a) || placeOf(a.id) - placeOf(b.id));
}

/** Products by a query as typed, best first; none by the number of an order. */
export function hitsOf(
  index: SearchIndex,
  query: string,
  mayClaimSale: (price: Price) => boolean,
): Hit[] {
  if (isOrderNumber(query)) return [];
  return resultsOf(index, query, mayClaimSale).map((result) => ({
    id: result.id,
    colour: askedColour(result as unknown as AskedFor),
  }));
}
