/** Id of this visit; created on first use, kept in memory only, shared with the browser's other tabs. */
let id = '';

/** Returns the id: `session_` plus timestamp plus random text (docs/specification.md#3-data). */
export function visitId(): string {
  id ||= `session_${Date.now()}_${`${Math.random().toString(36)}00000`.slice(2, 12)}`;
  return id;
}

export function adoptVisitId(theirs: string): void {
  id = theirs;
}
