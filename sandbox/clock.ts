/** The sandbox's time in milliseconds since 1970; tests and demos may push it forward. */
export interface Clock {
  now(): number;
  advance(ms: number): void;
}

/** Real time plus what was advanced. The advance is not kept over a restart. */
export function createClock(real: () => number = Date.now): Clock {
  let aheadMs = 0;
  return {
    now: () => real() + aheadMs,
    advance: (ms) => {
      aheadMs += ms;
    },
  };
}

/** Stripe's unit of time. */
export function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
