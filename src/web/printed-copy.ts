import type { Target } from './target.ts';

type Texts = Readonly<Record<string, unknown>>;

function hasTexts(copy: unknown): copy is { readonly texts: Texts } {
  if (typeof copy !== 'object' || copy === null || !('texts' in copy)) return false;
  return typeof copy.texts === 'object' && copy.texts !== null;
}

/**
 * The texts that a document prints for its own script. Of `texts` kept by product id (pages with an id in
 * their path) only those of the product it shows; `below`, the texts of islands, comes with their code.
 */
export function printedCopy(copy: unknown, { id }: Pick<Target, 'id'>): unknown {
  if (typeof copy === 'object' && copy !== null && 'below' in copy) {
    const { below, ...firstScreen } = copy;
    return firstScreen;
  }
  if (id === '' || !hasTexts(copy)) return copy;
  return { ...copy, texts: id in copy.texts ? { [id]: copy.texts[id] } : {} };
}
