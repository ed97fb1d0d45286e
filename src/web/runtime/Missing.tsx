import { useEffect } from 'react';

/**
 * Fallback of a boundary. Hydration never shows one, so the boundary has no HTML, because something changed the document
 * on its way; then it renders at once.
 */
export function Missing({ open }: { readonly open: () => void }) {
  useEffect(open);
  return null;
}
