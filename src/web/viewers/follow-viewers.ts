import * as z from 'zod/mini';
import { viewersReply } from '#contract/visits.ts';
import { getShownTarget, subscribeShown } from '../runtime/shown.ts';
import { isProductPage } from '../runtime/target.ts';
import { useViewers } from './viewers-store.ts';

/** The server counts anew every ten seconds; more often than this nobody reads it. */
const ASK_EVERY_MS = 30_000;

/**
 * Keeps `useViewers` true while a product is on screen: asks now, when another page is shown and every
 * 30 s while somebody looks. Without an answer nothing is claimed. Call once per document.
 */
export function followViewers(): void {
  const ask = async () => {
    if (document.hidden || !isProductPage(getShownTarget())) return;
    try {
      const response = await fetch('/api/viewers');
      useViewers.setState(z.parse(viewersReply, await response.json()).viewers, true);
    } catch (error) {
      console.warn('viewers could not be asked', error);
      useViewers.setState({}, true);
    }
  };
  void ask();
  subscribeShown(() => void ask());
  setInterval(() => void ask(), ASK_EVERY_MS);
}
