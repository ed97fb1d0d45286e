import * as z from 'zod/mini';

/** Zero bytes PostgreSQL keeps in no text, and halves of surrogate pairs in no JSON. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** For every free text of a request that may reach the database, if only as what is looked for. */
export const storable = z.refine<string>(isStorable);
