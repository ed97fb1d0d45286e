/**
 * Stores a state in local storage, in the envelope that stored carts have always had. If the browser forbids
 * storage, the state lives as long as the tab.
 */
export function store(name: string, state: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify({ state, version: 0 }));
  } catch (error) {
    console.warn('nothing can be stored in this browser', error);
  }
}

/**
 * Returns the stored state, unvalidated; null if there is none or if it is no JSON. Returns undefined if the
 * browser forbids storage; then only the tab's own state exists.
 */
export function readStored(name: string): unknown {
  let text: string | null;
  try {
    text = localStorage.getItem(name);
  } catch {
    return undefined;
  }
  try {
    return JSON.parse(text ?? 'null')?.state ?? null;
  } catch {
    return null;
  }
}

/**
 * Calls back when another tab changes the stored value or clears the storage, and when this page returns
 * from the back-forward cache, where it receives no such events. Returns a function that stops it.
 */
export function onStoredElsewhere(name: string, read: () => void): () => void {
  const follow = ({ key, persisted }: Partial<StorageEvent & PageTransitionEvent>) => {
    if (persisted || key === name || key === null) read();
  };
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
  return () => {
    removeEventListener('storage', follow);
    removeEventListener('pageshow', follow);
  };
}
