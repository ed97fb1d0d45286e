import type { PersistStorage } from 'zustand/middleware';

function orWarn(store: () => void): void {
  try {
    store();
  } catch (error) {
    console.warn('nothing can be stored in this browser', error);
  }
}

/**
 * Local storage for zustand. A browser that forbids it, or text that is no JSON, counts as nothing
 * stored: the shop then works for as long as the tab is open.
 */
export function browserStorage<State>(): PersistStorage<State> {
  return {
    getItem: (name) => {
      try {
        return JSON.parse(localStorage.getItem(name) ?? 'null');
      } catch {
        return null;
      }
    },
    setItem: (name, value) => {
      orWarn(() => localStorage.setItem(name, JSON.stringify(value)));
    },
    removeItem: (name) => {
      orWarn(() => localStorage.removeItem(name));
    },
  };
}

/** Whether something is stored under that name. */
export function isStored(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** Calls back when another tab changes the stored value, or clears everything. */
export function onStoredElsewhere(name: string, read: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === name || event.key === null) read();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
