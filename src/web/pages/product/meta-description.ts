/** Longest part of a description that search engines show. */
const META_MAX = 160;

/** As many whole sentences as fit into a search result; a longer first one is cut at a word. */
export function metaDescription(description: string): string {
  if (description.length <= META_MAX) return description;
  const whole = /^.*[.?!](?=\s)/s.exec(description.slice(0, META_MAX + 1))?.[0];
  return whole ?? `${description.slice(0, META_MAX - 2).replace(/[\s,;:]+\S*$/, '')} …`;
}
