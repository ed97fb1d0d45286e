/** Texts that a full or forbidden storage did not take; they live as long as the document. */
const unstored = new Map<string, string>();

type Area = 'localStorage' | 'sessionStorage';

/** Stores a text. What can't be stored is kept in memory, and wins over the stored text until storing works again. */
export function storeText(name: string, text: string, area: Area = 'localStorage'): void {
  try {
    globalThis[area].setItem(name, text);
    unstored.delete(name);
  } catch {
    unstored.set(name, text);
  }
}

/** Returns the latest text of that name; null if there is none. */
export function readText(name: string, area: Area = 'localStorage'): string | null {
  try {
    return unstored.get(name) ?? globalThis[area].getItem(name);
  } catch {
    return null;
  }
}

/** Stores a state in the envelope that stored carts have always had. */
export function store(name: string, state: unknown): void {
  storeText(name, JSON.stringify({ state, version: 0 }));
}

/** Returns the latest state, unvalidated; null if there is none or if it is no JSON. */
export function readStored(name: string): unknown {
  try {
    return JSON.parse(readText(name) ?? 'null')?.state ?? null;
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
