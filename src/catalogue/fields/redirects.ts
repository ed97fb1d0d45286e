import * as z from 'zod/mini';
import { field, objectOf } from './field.ts';
import { list } from './schema-parts.ts';

/** Path of an address that the shop had elsewhere, with a query where it had one. */
const formerPath = z.string().check(z.regex(/^\/[^\s#]{1,500}$/));
// Two slashes would lead to another host.
const target = z.string().check(z.regex(/^\/(?!\/)[^\s\\]{0,500}$/));

const ROW_FIELDS = {
  /** Former path, as the other shop had it: `/products/hoodie`. */
  from: field(formerPath, 'text'),
  /** Path in this shop. */
  to: field(target, 'text'),
};

/** Old addresses of the shop and the pages that took their place; at most 5,000. */
export const REDIRECT_FIELDS = {
  rows: field(list(objectOf(ROW_FIELDS)).check(z.maxLength(5_000)), 'entries', {
    part: 'redirects',
    fields: ROW_FIELDS,
  }),
};
