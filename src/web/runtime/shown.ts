/**
 * Address of the shown page. It changes after the address bar, when the page's chunk and texts are loaded.
 */
export interface Shown {
  readonly path: string;
  /** With its `?`, or empty. */
  readonly search: string;
}

const listeners = new Set<() => void>();
let shown: Shown = { path: '/', search: '' };
let first: Shown | undefined;

export function getShown(): Shown {
  return shown;
}

/** Returns the first address of this document. */
export function getFirstShown(): Shown {
  return first ?? shown;
}

export function setShown(next: Shown): void {
  first ??= next;
  shown = next;
  for (const listener of listeners) listener();
}

export function subscribeShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
