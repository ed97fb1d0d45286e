/** A description's first sentence, for beside the price, and the rest, for further down. */
export function splitLead(description: string): { readonly lead: string; readonly rest: string } {
  const lead = /^.+?[.?!](?=\s|$)/s.exec(description)?.[0] ?? description;
  return { lead, rest: description.slice(lead.length).trim() };
}

/** Longest part of a description that search engines show. */
const META_MAX = 160;

/** As many whole sentences as fit into a search result; a longer first one is cut at a word. */
export function metaDescription(description: string): string {
  if (description.length <= META_MAX) return description;
  const { lead, rest } = splitLead(description);
  if (lead.length > META_MAX) return `${lead.slice(0, META_MAX - 2).replace(/[\s,;:]+\S*$/, '')} …`;
  const more = splitLead(rest).lead;
  return more && lead.length + 1 + more.length <= META_MAX ? `${lead} ${more}` : lead;
}
