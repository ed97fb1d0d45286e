import { useEffect } from 'react';
import { useShop } from '../shop-context.ts';
import { useTarget } from './shown-hooks.ts';
import { loadedPage } from './steps/page-loader.ts';
import { type AnnounceAddition, replayEarlyTaps } from './taps/replay.ts';

interface CurrentPageProps {
  /** Announces an item that an early tap has added to the cart. A constant function. */
  readonly announceAddition: AnnounceAddition;
}

/** Renders the shown page, which is loaded already. */
export function CurrentPage({ announceAddition }: CurrentPageProps) {
  const shop = useShop();
  const target = useTarget();
  // Replays each tap once; later runs find none.
  useEffect(() => void replayEarlyTaps(shop, announceAddition), [shop, announceAddition]);
  return loadedPage(target).element(target.lang, target.id);
}
