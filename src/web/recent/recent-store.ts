import { readText, storeText } from '../browser-storage.ts';

const KEY = 'recently-viewed';

/** Returns the visit's list, unparsed; null for a visit without. */
export const storedRecent = (): string | null => readText(KEY, 'sessionStorage');

export function storeRecent(ids: readonly string[]): void {
  storeText(KEY, JSON.stringify(ids), 'sessionStorage');
}

/** Stores the first product of a visit. */
export function rememberFirst(id: string): void {
  storeRecent([id]);
}
