import { readText, storeText } from '../browser-storage.ts';

const KEY = 'visit';

/** Returns the id of this visit; null if visits are not counted, or not yet. */
export const knownVisitId = (): string | null => readText(KEY, 'sessionStorage');

/**
 * Returns the id of this visit: `session_` plus timestamp plus random text (docs/specification.md#3-data). Created on
 * first use and kept for the tab, so that a reload continues the visit; shared with the browser's other tabs.
 */
export function visitId(): string {
  const known = knownVisitId();
  if (known) return known;
  const made = `session_${Date.now()}_${`${Math.random().toString(36)}00000`.slice(2, 12)}`;
  adoptVisitId(made);
  return made;
}

export function adoptVisitId(id: string): void {
  storeText(KEY, id, 'sessionStorage');
}
