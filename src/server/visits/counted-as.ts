/**
 * Category under which the dashboard counts a row of presence. One number in the row (`counted_as`),
 * because a hundred thousand rows are grouped by it every second. PostgreSQL computes it, so no writer
 * needs to know it. An active visit has its page's number times two, plus one if its cart isn't empty.
 * A visit that left, and a bot's, has one of these constants.
 */
export const NOTHING = -1;
/** The visit left with something in its cart. */
export const GOING = -2;
/** Only in a snapshot: it left so long ago that the cart counts as abandoned. */
export const LEFT = -3;

/** A page's number as an SQL expression. A hash, because a list of numbers could differ between nodes. */
export const pageNumber = (path: string) => `(hashtext(${path}) & ${2 ** 30 - 1})`;

/** SQL expression of the generated column. */
export const COUNTED_AS = `CASE WHEN bot THEN ${NOTHING}
  WHEN ended_at IS NOT NULL THEN CASE WHEN cart_cents > 0 THEN ${GOING} ELSE ${NOTHING} END
  ELSE ${pageNumber('current_page')} * 2 + (cart_cents > 0)::int END`;
