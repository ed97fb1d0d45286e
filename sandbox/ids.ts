import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** `length` random letters and digits (5.95 bits each), unguessable. */
export function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** An id as Stripe writes them: `pi_3…` with 24 letters. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}
