import * as z from 'zod/mini';

/** No code and no campaign needs more, and the database doesn't take every year that can be written. */
const FIRST_INSTANT = Date.UTC(2000);
const LAST_INSTANT = Date.UTC(2100);

/** An instant as ISO 8601 with its offset. */
export const instant = z.iso.datetime({ offset: true }).check(
  z.refine((text) => {
    const at = Date.parse(text);
    return at >= FIRST_INSTANT && at < LAST_INSTANT;
  }),
);
