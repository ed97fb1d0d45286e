import { useEffect } from 'react';
import { create } from 'zustand';
import type { SectionKey } from './kit-context.ts';
import { useLive } from './live.ts';
import { readStored, SEEN_ORDER_KEY, store } from './stored.ts';

const stored = Number(readStored(SEEN_ORDER_KEY)) || undefined;

/** Highest order number that was there when this device last showed the orders. */
const useSeen = create<{
  readonly number: number | undefined;
  /** The same of the look before: those above it are new to who looks now. */
  readonly before: number | undefined;
}>(() => ({ number: stored, before: stored }));

/** True while a list shows the newest orders. */
const useNewestShown = create<boolean>(() => false);

/** Says whether a list shows the newest orders: not one that is filtered, sorted or behind its first page. */
export function useShowsNewest(isShown: boolean): void {
  useEffect(() => {
    useNewestShown.setState(isShown, true);
    return () => useNewestShown.setState(false, true);
  }, [isShown]);
}

/** Remembers the orders as seen while a list shows them. A device that never showed them begins with the newest. */
export function useSeenOrders(isInSection: boolean): void {
  const newest = useLive(({ work }) => work?.newest_number);
  const seen = useSeen(({ number }) => number);
  const isShown = useNewestShown();
  useEffect(() => {
    if (!isInSection) useSeen.setState(({ number }) => ({ before: number }));
  }, [isInSection]);
  useEffect(() => {
    if (newest === undefined || newest === seen || (seen !== undefined && !isShown)) return;
    useSeen.setState({ number: newest });
    store(SEEN_ORDER_KEY, String(newest));
  }, [isShown, newest, seen]);
}

/** Highest order number of the look before; undefined on a device that never showed the orders. */
export const useSeenBefore = () => useSeen(({ before }) => before);

/** Numbers of what waits in sections: orders that are new since the last look, and work to do. */
export function useCounts(): Partial<Record<SectionKey, number>> {
  const work = useLive((state) => state.work);
  const seen = useSeen(({ number }) => number);
  if (!work) return {};
  return {
    orders: Math.max(0, work.newest_number - (seen ?? work.newest_number)),
    packing: work.to_pack,
    returns: work.open_returns ?? 0,
    messages: work.open_messages,
    publish: work.drafts,
  };
}
