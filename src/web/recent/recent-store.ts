import type { ProductId } from '../../catalogue/ids.ts';

const KEY = 'recently-viewed';

/** What session storage holds, unread; null when nothing was seen or the browser forbids it. */
export function storedRecent(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function storeRecent(ids: readonly ProductId[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ids));
  } catch (error) {
    console.warn('nothing can be stored in this browser', error);
  }
}

/** The first product of a visit. */
export function rememberFirst(id: ProductId): void {
  storeRecent([id]);
}
