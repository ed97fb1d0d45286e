const KEY = 'recently-viewed';

/** Returns the text in session storage, unparsed; null if it is empty or the browser forbids storage. */
export function storedRecent(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function storeRecent(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ids));
  } catch (error) {
    console.warn('nothing can be stored in this browser', error);
  }
}

/** Stores the first product of a visit. */
export function rememberFirst(id: string): void {
  storeRecent([id]);
}
