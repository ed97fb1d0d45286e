import { useEffect } from 'react';
import { useShop } from '../shop-context.ts';
import { usePath } from './shown-hooks.ts';
import { loadedPage } from './steps/page-loader.ts';
import { type AnnounceAddition, replayEarlyTaps } from './taps/replay.ts';
import { targetOf } from './target.ts';

export interface CurrentPageProps {
  /** Announces an item that an early tap has added to the cart. A constant function. */
  readonly announceAddition: AnnounceAddition;
}

/**
 * Renders the page of the shown path, which is loaded already. `targetOf` matches the path against
 * `src/routes.ts`, which the server and the build use as well.
 */
export function CurrentPage({ announceAddition }: CurrentPageProps) {
  const shop = useShop();
  const target = targetOf(usePath());
  // Replays each tap once; later runs find none.
  useEffect(() => void replayEarlyTaps(shop, announceAddition), [shop, announceAddition]);
  return loadedPage(target).element(shop.lang, target.id);
}
