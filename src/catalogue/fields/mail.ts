import { both, optional } from './field.ts';
import { free, name } from './schema-parts.ts';

const inMail = { part: 'mail' };

/** Words of a mail that the owner has changed; `{place}` is filled as in the shop's own text. */
export const MAIL_FIELDS = {
  subject: optional(both(name, 'text', inMail)),
  /** In place of the first paragraph. */
  opening: optional(both(free, 'long', inMail)),
  /** Behind the last one. */
  closing: optional(both(free, 'long', inMail)),
};
