/** Ends what was planned. */
export type Cancel = () => void;

/** Time as the hub uses it, so that tests can let an hour pass in no time. */
export interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => Cancel;
  readonly every: (ms: number, run: () => void) => Cancel;
}

/** The machine's own. Keeps no process alive. */
export const machineClock: Clock = {
  now: Date.now,
  after: (ms, run) => {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
  every: (ms, run) => {
    const timer = setInterval(run, ms).unref();
    return () => clearInterval(timer);
  },
};
