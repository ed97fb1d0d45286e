/**
 * Returns the texts or the data that a document prints for its own script. `below`, those of islands, is left out
 * because it loads with their code; a list of that name is something else.
 */
export function printedTexts(texts: unknown): unknown {
  if (typeof texts !== 'object' || texts === null || !('below' in texts)) return texts;
  const { below, ...firstScreen } = texts;
  return Array.isArray(below) ? texts : firstScreen;
}
