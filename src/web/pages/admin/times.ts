import { useSyncExternalStore } from 'react';

const TICK_MS = 1_000;

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, TICK_MS);
  return () => clearInterval(timer);
}

const currentSecond = () => Math.floor(Date.now() / TICK_MS) * TICK_MS;

/** This device's time, once a second; epoch milliseconds, 0 while prerendering. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, currentSecond, () => 0);
}
