import { shopFacts } from '../shop-facts.ts';
import { type Target, targetOf } from './target.ts';

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
let own: { readonly path: string; readonly target: Target } | undefined;
let isChanged = false;

export function getShown(): Shown {
  return shown;
}

/** Returns the first address of this document. */
export function getFirstShown(): Shown {
  return first ?? shown;
}

/** Sets the page of the document itself, which a 404 page's path does not tell. */
export function setOwnTarget(path: string, target: Target): void {
  own = { path, target };
}

/** Compares the document with what was sent. Call it before anything hydrates. */
export function compareDocument(root: Element, elements: number | undefined): void {
  isChanged = root.getElementsByTagName('*').length !== elements;
}

/**
 * True if the document came with other elements than were sent: a proxy, an extension or a translation changed it, and
 * nobody knows where.
 */
export function isDocumentChanged(): boolean {
  return isChanged;
}

/** Returns the page of a pathname in this document. */
export function targetAt(pathname: string): Target {
  if (own?.path === pathname) return own.target;
  const { lists, pages } = shopFacts();
  return targetOf(pathname, lists, pages);
}

export function getShownTarget(): Target {
  return targetAt(shown.path);
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
