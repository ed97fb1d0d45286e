import { readFileSync } from 'node:fs';
import type { ErrorCode } from '#contract/errors.ts';
import { passwordLength, passwordMinLength } from '#rules/password-length.ts';
import type { Settings } from '../env.ts';

export type PasswordRefusal = Extract<
  ErrorCode,
  'password_too_short' | 'password_under_ten' | 'password_too_common'
>;

interface PasswordOwner {
  readonly email: string;
  readonly isAdmin: boolean;
}

/** Words that whoever guesses at this shop tries first, beside the account's own address. */
const CONTEXT = ['elvare', 'passwort', 'password', 'admin', 'qwertz', 'qwerty', 'willkommen'];
/** A password that has fewer characters beside such words is made of them. */
const OWN_CHARACTERS = 4;

let common: ReadonlySet<string> | undefined;

/** Read on first use; about 100 KB (THIRD_PARTY.md names its source). */
function isCommon(password: string): boolean {
  common ??= new Set(
    readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n'),
  );
  return common.has(password);
}

/** Letters only: what is put around a word makes it no other word. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

function isMadeOf(password: string, words: readonly string[]): boolean {
  const letters = lettersOf(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), letters);
  return rest !== letters && rest.length < OWN_CHARACTERS;
}

/**
 * Why an account can't have a password, or null. Length and a list of what is guessed first, and no
 * rule about kinds of characters: those make passwords worse to remember and no worse to guess.
 */
export function refusePassword(
  { shopMode }: Pick<Settings, 'shopMode'>,
  password: string,
  { email, isAdmin }: PasswordOwner,
): PasswordRefusal | null {
  const least = passwordMinLength(shopMode, isAdmin);
  if (passwordLength(password) < least) {
    return least === 10 ? 'password_under_ten' : 'password_too_short';
  }
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const own = [name, ...name.split(/[^\p{L}]+/u), ...domain.split('.').slice(0, -1)]
    .map(lettersOf)
    .filter((word) => word.length >= 4);
  const isGuessed =
    password.toLowerCase() === email.toLowerCase() ||
    isCommon(password.toLowerCase()) ||
    isMadeOf(password, [...own, ...CONTEXT]);
  return isGuessed ? 'password_too_common' : null;
}
