/** The API version of the account: what the pinned `stripe` library sends. */
export const API_VERSION = '2026-10-28.endive';
/** From this version on, checkout sessions take `allowed_payment_method_types` instead. */
export const PAYMENT_METHOD_TYPES_REMOVED = '2026-09-30';
