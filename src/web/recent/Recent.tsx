import { type ReactNode, useEffect, useState } from 'react';
import { isDemo } from '#rules/claims.ts';
import { withPart } from '../runtime/lazy-part.tsx';
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
    withPart(() => import('./RecentStrip.tsx'))
      .then(async ({ RecentStrip, remember }) => {
        const cards = await remember(id, stored, lang);
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
