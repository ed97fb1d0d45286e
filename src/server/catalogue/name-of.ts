/** Returns the name in content, in both languages; null if it has none, as collections and many a draft. */
export function nameOf(content: unknown): { readonly de: string; readonly en: string } | null {
  const name = (content as { name?: { de?: unknown; en?: unknown } } | null | undefined)?.name;
  return typeof name?.de === 'string' && typeof name.en === 'string'
    ? { de: name.de, en: name.en }
    : null;
}
