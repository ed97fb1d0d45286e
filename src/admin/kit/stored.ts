/** Returns a text that this browser keeps; null without one. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text for the next visit; without storage it is gone then. */
export function store(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {}
}
