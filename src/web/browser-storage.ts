/**
 * Keeps a state under that name, in the envelope that carts have been stored in from the beginning.
 * Where the browser forbids it the shop works for as long as the tab is open.
 */
export function store(name: string, state: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify({ state, version: 0 }));
  } catch (error) {
    console.warn('nothing can be stored in this browser', error);
  }
}

/**
 * The state stored under that name, as foreign data; null for none and for text that is no JSON.
 * Undefined where the browser forbids storage: what the tab remembers is then all there is.
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
 * Calls back when another tab changes the stored value or clears everything, and when this page
 * comes back from a freeze, in which it hears of neither. Answers how to stop.
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
