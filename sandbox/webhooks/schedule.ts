const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits between tries of one delivery, in milliseconds; after the last it is given up (3 days). */
export const RETRY_DELAYS_MS: readonly number[] = [
  1 * SECOND,
  2 * SECOND,
  5 * SECOND,
  15 * SECOND,
  1 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  1 * HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
  24 * HOUR,
];

/** Timeout of one delivery. */
export const ANSWER_TIMEOUT_MS = 10 * SECOND;
/** Deliveries under way at once. */
export const PARALLEL_DELIVERIES = 8;
