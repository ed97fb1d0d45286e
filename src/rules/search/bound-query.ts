/** Longest query that is searched, in UTF-16 units; the input line takes no more. */
export const MAX_QUERY_LENGTH = 100;
/** Different words of a query that are searched. Each costs up to 8 ms of a range of 10,000 products. */
export const MAX_QUERY_WORDS = 6;

/** Between words: whatever is no letter, mark or digit. */
const BETWEEN = /[^\p{L}\p{M}\p{N}]+/u;
/** Soft hyphens and the like, which stand inside of words. */
const UNSEEN = /\p{Cf}+/gu;

/** Splits texts of the index and queries alike. */
export function splitWords(text: string): string[] {
  return text.replace(UNSEEN, '').split(BETWEEN);
}

/** Returns the part of a query that is searched: its first words, each once. */
export function boundQuery(query: string): string {
  const words = splitWords(query.slice(0, MAX_QUERY_LENGTH).toLowerCase());
  return [...new Set(words)].filter(Boolean).slice(0, MAX_QUERY_WORDS).join(' ');
}
