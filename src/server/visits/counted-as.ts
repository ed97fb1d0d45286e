/**
 * What the dashboard counts a row of presence as, kept as one number in the row (`counted_as`), because
 * a hundred thousand rows are grouped by it every second. PostgreSQL computes it, so that no writer has
 * to know. While a visit is here: its page's number, doubled, and one more with something in the cart.
 * Afterwards, or when no human visits, one of these.
 */
export const NOTHING = -1;
/** It left with something in its cart. */
export const GOING = -2;
/** Only in a snapshot: so long ago that nobody comes back for the cart. */
export const LEFT = -3;

/** A page's number, in SQL: no dictionary of pages that a node could know otherwise than another. */
export const pageNumber = (path: string) => `(hashtext(${path}) & ${2 ** 30 - 1})`;

/** The generated column, in SQL. */
export const COUNTED_AS = `CASE WHEN bot THEN ${NOTHING}
  WHEN ended_at IS NOT NULL THEN CASE WHEN cart_cents > 0 THEN ${GOING} ELSE ${NOTHING} END
  ELSE ${pageNumber('current_page')} * 2 + (cart_cents > 0)::int END`;
