import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const USABLE = 256 - (256 % ALPHABET.length);

/** `length` random letters and digits (5.95 bits each), unguessable. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      // Bytes beyond the last whole multiple would make some letters likelier.
      if (byte < USABLE && text.length < length) text += ALPHABET[byte % ALPHABET.length];
    }
  }
  return text;
}

/** An id as Stripe writes them: `pi_3…` with 24 letters. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}

/** Checkout ids open a customer's payment page, so they are long. */
export function newCheckoutId(): string {
  return `cs_test_a1${randomText(56)}`;
}
