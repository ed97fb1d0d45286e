import type { Target } from '../target.ts';

type Texts = Readonly<Record<string, unknown>>;

function hasTexts(copy: unknown): copy is { readonly texts: Texts } {
  if (typeof copy !== 'object' || copy === null || !('texts' in copy)) return false;
  return typeof copy.texts === 'object' && copy.texts !== null;
}

/**
 * Returns the texts that a document prints for its own script. Pages with an id in their path keep `texts`
 * by product id; only those of the shown product are printed. `below`, the texts of islands, is left out
 * because it loads with their code.
 */
export function printedTexts(copy: unknown, { id }: Pick<Target, 'id'>): unknown {
  if (typeof copy === 'object' && copy !== null && 'below' in copy) {
    const { below, ...firstScreen } = copy;
    return firstScreen;
  }
  if (id === '' || !hasTexts(copy)) return copy;
  return { ...copy, texts: id in copy.texts ? { [id]: copy.texts[id] } : {} };
}
