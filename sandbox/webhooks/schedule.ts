const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** Waits between tries of one delivery, in milliseconds; after the last it is given up (3 days). */
export const RETRY_DELAYS_MS: readonly number[] = [
  ...[1, 2, 5, 15, MINUTE_S, 5 * MINUTE_S, 15 * MINUTE_S],
  ...[1, 3, 6, 12, 24, 24].map((hours) => hours * HOUR_S),
].map((seconds) => seconds * 1000);

/** Timeout of one delivery. */
export const ANSWER_TIMEOUT_MS = 10_000;
/** Deliveries under way at once. */
export const PARALLEL_DELIVERIES = 8;
