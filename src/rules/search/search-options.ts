import type { Options } from 'minisearch';
import { OTHER_GOODS } from '#catalogue/search-vocabulary.ts';
import type { Price } from '#catalogue/types.ts';
import { splitWords } from './bound-query.ts';

/** Document of a product in the index; names and words are searched, the rest is stored. */
export interface SearchDocument extends Price {
  readonly id: string;
  /** The name in the page's language, then in the other one. */
  readonly name: string;
  readonly words: string;
  readonly colours: string;
  /** Words for a reduced price; `hitsOf` checks that the reduction may be claimed. */
  readonly sale: string;
  /** Of what comes in several colours: the one each word stands for. */
  readonly tints?: Tints | undefined;
}

/** Colours by the words for them, folded as the index has them ("grun", "green"). */
export type Tints = Readonly<Record<string, string>>;

/** The library's hit: what was asked for, the matched words of the document, and its stored fields. */
export interface AskedFor {
  /** In the order of the query. */
  readonly queryTerms: readonly string[];
  /** In an order that depends on how the index was made. */
  readonly terms: readonly string[];
  readonly tints?: Tints | undefined;
}

/** The colour a hit was found by, if it was. */
export function askedColour({ queryTerms, terms, tints = {} }: AskedFor): string | undefined {
  // Of words that were only begun or mistyped, the shortest is nearest.
  const nearest = terms.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return [...queryTerms, ...nearest]
    .map((term) => tints[term])
    .find((colour) => colour !== undefined);
}

const ALONE = /^[a-z0-9]$/;

/** A colour as German sentences decline it: "roter", "grünes", "goldene", "rosanen". */
const DECLINED =
  /(rot|blau|grun|gruen|gelb|weiss|schwarz|braun|grau|violett|gold|silber|rosa|lila|beig|orang)(?:e?n)?(?:e[mnrs]?)?$/;

/** "Grün", "GRUEN" and "grünes" are found by "grun", "grün" and "gruen" alike. */
export function searchTerms(term: string): string[] {
  const lower = term.toLowerCase().replaceAll('ß', 'ss');
  const expanded = lower.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
  const folded = [plain(lower), plain(expanded)].map((each) => each.replace(DECLINED, '$1'));
  const terms = [...new Set(folded)];
  return terms.filter((each) => each !== '' && !ALONE.test(each));
}

/**
 * Letters that may be wrong: one from four on ("puch"), two from seven on ("snaeker"); none in
 * numbers and in words for other goods, whose neighbours mean something else ("Hose" and "Rose").
 */
export function fuzziness(term: string): number | false {
  if (term.length < 4 || /\d/.test(term) || OTHER_GOODS.has(term)) return false;
  return term.length < 7 ? 1 : 2;
}

/** The term with each pair of neighbouring letters swapped: one slip that counts as two letters. */
export function swaps(term: string): string[] {
  if (term.length < 4) return [];
  return Array.from(
    { length: term.length - 1 },
    (_, at) => term.slice(0, at) + term[at + 1] + term[at] + term.slice(at + 2),
  );
}

/** The same for building the index and for reading it, or nothing is found. */
export const SEARCH_OPTIONS: Options<SearchDocument> = {
  fields: ['name', 'words', 'colours', 'sale'],
  storeFields: ['priceCents', 'originalCents', 'provenCents', 'tints'],
  tokenize: splitWords,
  processTerm: searchTerms,
  searchOptions: {
    boost: { name: 3, words: 1.5 },
    prefix: (term) => term.length > 1,
    weights: { fuzzy: 0.35, prefix: 0.7 },
    combineWith: 'AND',
  },
};
