import * as z from 'zod/mini';
import { isStorable } from '#catalogue/storable.ts';

export { isStorable, storable } from '#catalogue/storable.ts';

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

/** White space, control characters and what no font shows. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;

/** True if a text shows anything. */
export const isSeen = (text: string): boolean => text.replace(UNSEEN, '') !== '';

/** For a text that somebody has to read. */
export const visible = z.refine<string>(isSeen);

/** For a text of one line: refuses line breaks and other control characters. */
export const singleLine = z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);

/** Endings of domains that hardly any name has behind a dot. */
const ENDINGS = 'com|net|org|info|biz|de|at|ch|eu|io|shop|online|site|store|xyz|ru|cn';
/** Floors and numbers, as in 'Haus.EG/links'. */
const NO_DOMAIN = '(?:[eoud]g|i+|iv|vi+|nr|li|re)/';
/** A web address as mail programs find it: with a scheme, `www.` or a path, or a domain with a common ending. */
const WEB_ADDRESS = new RegExp(
  `://|www\\.|\\p{L}\\.(?!${NO_DOMAIN})[a-z]{2,24}(?::\\d+)?[/?#][\\p{L}\\p{N}]|[\\p{L}\\p{N}-]{3}\\.(?:${ENDINGS})(?![\\p{L}\\p{N}-])`,
  'iu',
);

/** False for a text with a web address, or with characters that turn the direction of what follows. */
export const isPlain = (text: string): boolean =>
  !WEB_ADDRESS.test(text) && !/\p{Bidi_Control}/u.test(text);

/** For names and addresses, which the shop mails to whoever is said to have the mailbox. */
export const plain = z.refine<string>(isPlain);

/** A discount code as typed or pasted, as it is stored: without unseen characters, in capitals. */
export function normalCode(typed: string): string {
  return typed.replace(UNSEEN, '').toUpperCase();
}
