import { type ReactNode, useEffect, useState } from 'react';
import type { ProductId } from '../../catalogue/ids.ts';
import { loadWholeStyles } from '../whole-styles.ts';
import { rememberFirst, storedRecent } from './recent-store.ts';

/**
 * "Zuletzt angesehen": notes the product shown and lists those seen before it. Whoever has seen
 * none yet loads nothing for it.
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
        // The document has no styles for what was not in it.
        await loadWholeStyles();
        if (shown && ids.length > 0) setStrip(<RecentStrip ids={ids} />);
      })
      // The strip is a convenience; without the network the page is whole without it.
      .catch((error: unknown) => console.warn('the products seen before are not shown', error));
    return () => {
      shown = false;
    };
  }, [id]);
  return strip;
}
