/** Cancels a timer. */
export type Cancel = () => void;

/** Timers of the hub; tests replace them to skip hours. */
export interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => Cancel;
  readonly every: (ms: number, run: () => void) => Cancel;
}

/** Clock of the machine. Its timers don't keep the process alive. */
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
