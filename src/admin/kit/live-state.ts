/** State of the pulse: numbers arrive by themselves, arrive late, or do not arrive. */
export type Pulse = 'live' | 'delayed' | 'lost';

/** The server confirms every 5 s that what is shown is still true; after two of them missing it is late. */
export const LIVE_WITHIN_MS = 12_000;

export interface Connection {
  /** The stream is open. */
  readonly open: boolean;
  /** The last request that ended was answered. */
  readonly answered: boolean;
  /** When the numbers shown were last known to be true, by this device's clock; epoch milliseconds. */
  readonly confirmedAt: number;
}

/**
 * Returns how current the numbers are. `live`: by stream, confirmed just now. `delayed`: still reachable, but
 * by refreshing, or the stream has gone quiet. `lost`: the server does not answer.
 */
export function pulseOf({ open, answered, confirmedAt }: Connection, now: number): Pulse {
  if (open && now - confirmedAt <= LIVE_WITHIN_MS) return 'live';
  return open || answered ? 'delayed' : 'lost';
}
