const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** Lifetime of a login without a visit; every day of use renews it. */
export const LOGIN_LASTS_S = 30 * DAY_S;
export const LOGIN_RENEWED_EVERY_S = DAY_S;
/** The end of a login however much it is used. */
export const LOGIN_ENDS_S = 180 * DAY_S;
/** An administrator's ends sooner: it opens every customer's data. */
export const ADMIN_IDLE_S = 12 * HOUR_S;
export const ADMIN_LOGIN_ENDS_S = 7 * DAY_S;
/** Age up to which a proof of presence lets someone do what can't be undone. */
export const PROOF_LASTS_S = 15 * MINUTE_S;
/** Pause of an account's codes after ten wrong ones in a row; the login library counts. Its sentence names it. */
export const CODES_LOCKED_S = 15 * MINUTE_S;
/** A login's last use is written at most so often. */
export const SEEN_EVERY_S = 5 * MINUTE_S;
