/** Longest query that is searched, in UTF-16 units; the input line takes no more. */
export const MAX_QUERY_LENGTH = 100;
/** Different words of a query that are searched. Each costs up to 8 ms of a range of 10,000 products. */
export const MAX_QUERY_WORDS = 6;

/** Between words, as the library splits texts. */
const BETWEEN = /[\n\r\p{Z}\p{P}]+/u;

/** Returns the part of a query that is searched: its first words, each once. */
export function boundQuery(query: string): string {
  const words = query.slice(0, MAX_QUERY_LENGTH).toLowerCase().split(BETWEEN);
  return [...new Set(words)].filter(Boolean).slice(0, MAX_QUERY_WORDS).join(' ');
}
