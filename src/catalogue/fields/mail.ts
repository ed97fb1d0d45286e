import * as z from 'zod/mini';
import { MAX_NAME_LENGTH } from '../limits.ts';
import { both, optional } from './field.ts';
import { free } from './schema-parts.ts';

const inMail = { part: 'mail' };

/** Words of a mail that the owner has changed; `{place}` is filled as in the shop's own text, for which a blank one stands. */
export const MAIL_FIELDS = {
  subject: optional(both(free.check(z.maxLength(MAX_NAME_LENGTH)), 'text', inMail)),
  /** In place of the first paragraph. */
  opening: optional(both(free, 'long', inMail)),
  /** Behind the last one. */
  closing: optional(both(free, 'long', inMail)),
};
