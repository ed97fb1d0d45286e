/** The sandbox's time in milliseconds since 1970; tests and demos push it forward. */
export class Clock {
  /** Not kept over a restart. */
  aheadMs = 0;

  now(): number {
    return Date.now() + this.aheadMs;
  }
}

/** Stripe's unit of time. */
export function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
