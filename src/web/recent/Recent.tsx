import { type ReactNode, useEffect, useState } from 'react';
import { isDemo } from '#rules/claims.ts';
import { loadFullSheet } from '../runtime/full-sheet.ts';
import { useShop } from '../shop-context.ts';
import { rememberFirst, storedRecent } from './recent-store.ts';

/**
 * "Zuletzt angesehen": stores the shown product and lists those seen before it; a live shop remembers none. The first
 * product of a visit loads no code for the list.
 */
export function Recent({ id }: { readonly id: string }) {
  const { lang, settings } = useShop();
  const [strip, setStrip] = useState<ReactNode>();
  useEffect(() => {
    if (!isDemo(settings.mode)) return undefined;
    let shown = true;
    setStrip(undefined);
    const stored = storedRecent();
    if (stored === null) {
      rememberFirst(id);
      return;
    }
    import('./RecentStrip.tsx')
      .then(async ({ RecentStrip, remember }) => {
        // The document carries no styles for the strip.
        const [cards] = await Promise.all([remember(id, stored, lang), loadFullSheet()]);
        if (shown && cards.length > 0) setStrip(<RecentStrip cards={cards} />);
      })
      // The strip is optional: without network the page works without it.
      .catch((error: unknown) => console.warn('the products seen before are not shown', error));
    return () => {
      shown = false;
    };
  }, [id, lang, settings]);
  return strip;
}
