import * as z from 'zod/mini';

/** Zero bytes PostgreSQL keeps in no text, and halves of surrogate pairs in no JSON. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** Levels of a body; the deepest, of a draft, has 7. */
const MAX_DEPTH = 12;

/** Returns false if a value of JSON has such a text anywhere, or is nested deeper than any body. */
export function isStorableValue(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === MAX_DEPTH) return false;
  return Object.entries(value).every(
    ([key, each]) => isStorable(key) && isStorableValue(each, depth + 1),
  );
}

/** For every free text of a request that may reach the database, if only as what is looked for. */
export const storable = z.refine<string>(isStorable);

/** White space, control characters and what no font shows. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;

/** True if a text shows anything. */
export const isSeen = (text: string): boolean => text.replace(UNSEEN, '') !== '';

/** For a text that somebody has to read. */
export const visible = z.refine<string>(isSeen);

/** For a text of one line: refuses line breaks and other control characters. */
export const singleLine = z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);

/** A discount code as typed or pasted, as it is stored: without unseen characters, in capitals. */
export function normalCode(typed: string): string {
  return typed.replace(UNSEEN, '').toUpperCase();
}
