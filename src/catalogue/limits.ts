/** Timers, thresholds and limits, with their units in their names (docs/specification.md#9-figures). */

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

export const HEARTBEAT_INTERVAL_MS = 30 * SECOND_MS;
/** Delay before a failed beat is sent again: a restarted shop soon knows again who is here. */
export const HEARTBEAT_RETRY_MS = 10 * SECOND_MS;
export const BANNER_ROTATION_MS = 3 * SECOND_MS;
export const ADMIN_REFRESH_INTERVAL_MS = 30 * SECOND_MS;
export const ADMIN_ACTIVE_WINDOW_MS = 5 * MINUTE_MS;
export const RESERVATION_MS = 3 * MINUTE_MS;
/** 23:45:30 */
export const FLASH_SALE_MS = 23 * HOUR_MS + 45 * MINUTE_MS + 30 * SECOND_MS;
export const COUNTER_ANIMATION_MS = 2 * SECOND_MS;
export const CHECKOUT_RETRY_DELAY_MS = 1 * SECOND_MS;

export const HEADER_BLUR_SCROLL_PX = 20;
export const BACK_TO_TOP_SCROLL_PX = 500;

export const ADMIN_TOP_COUNT = 5;
export const ADMIN_RECENT_COUNT = 10;

export const PASSWORD_MIN_LENGTH = 6;
/** Of administrators, and of everybody in live mode. */
export const STRONG_PASSWORD_MIN_LENGTH = 10;

/** Longest list that is one page; longer ones have pages of so many products. */
export const PRODUCTS_PER_LIST_PAGE = 24;

/** A line of more pieces is sold like any other and shown to the owner as unusual. */
export const USUAL_MOST_PIECES = 99;

/** Longest name of a product or a present. */
export const MAX_NAME_LENGTH = 200;

/** Stripe's largest amount, €999,999.99. */
export const MAX_AMOUNT_CENTS = 99_999_999;
/** Stripe's smallest amount in euros, €0.50; an order that costs nothing needs no payment. */
export const MIN_AMOUNT_CENTS = 50;
