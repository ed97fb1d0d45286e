/** A description's first sentence, for beside the price, and the rest, for further down. */
export function splitLead(description: string): { readonly lead: string; readonly rest: string } {
  const lead = /^.+?[.?!](?=\s|$)/s.exec(description)?.[0] ?? description;
  return { lead, rest: description.slice(lead.length).trim() };
}
