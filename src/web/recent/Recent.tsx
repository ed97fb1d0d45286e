import { type ReactNode, useEffect, useState } from 'react';
import type { ProductId } from '../../catalogue/product-ids.ts';
import { loadFullSheet } from '../runtime/full-sheet.ts';
import { rememberFirst, storedRecent } from './recent-store.ts';

/**
 * "Zuletzt angesehen": stores the shown product and lists those seen before it. The first product of a visit
 * loads no code for the list.
 */
export function Recent({ id }: { readonly id: ProductId }) {
  const [strip, setStrip] = useState<ReactNode>();
  useEffect(() => {
    let shown = true;
    setStrip(undefined);
    const stored = storedRecent();
    if (stored === null) {
      rememberFirst(id);
      return;
    }
    import('./RecentStrip.tsx')
      .then(async ({ RecentStrip, remember }) => {
        const ids = remember(id, stored);
        // The document carries no styles for the strip.
        await loadFullSheet();
        if (shown && ids.length > 0) setStrip(<RecentStrip ids={ids} />);
      })
      // The strip is optional: without network the page works without it.
      .catch((error: unknown) => console.warn('the products seen before are not shown', error));
    return () => {
      shown = false;
    };
  }, [id]);
  return strip;
}
