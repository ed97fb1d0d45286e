import { createHmac, hkdfSync } from 'node:crypto';
import type { Settings } from './env.ts';

type Secret = Pick<Settings, 'authSecret'>;

/**
 * Every purpose of `AUTH_SECRET`; each has a key of its own, derived by HKDF-SHA-256. A new one needs a row in
 * `docs/threat-model.md`.
 */
export const KEY_PURPOSES = [
  /** Signs the cookies of logins, of sign-ins that wait for a second step and of passkey challenges. */
  'logins',
  /** Encrypts the secrets of authenticator apps. */
  'factors',
  /** Names the key of `factors` in what it encrypted. */
  'factor key id',
  /** Marks devices that were signed in before. */
  'devices',
  /** Makes the tokens of links about an account. */
  'links',
  /** Makes the tokens of newsletter mails. */
  'newsletter',
  /** Makes the tokens of mails about requests for what is sold out. */
  'stock requests',
  /** Makes the tokens of pages of orders. */
  'orders',
  /** Proves that a browser started a checkout. */
  'checkouts',
  /** Stands for a network in the orders that hold a code. */
  'code holders',
  /** Stands for a network in the security log, for a day. */
  'networks',
  /** Marks this shop's payments at Stripe. */
  'payments',
  /** Signs backups. */
  'backups',
  /** Hashes what was erased while a backup still holds it. */
  'erasures',
] as const;
type KeyPurpose = (typeof KEY_PURPOSES)[number];

/** As the setting demands. */
const SECRET_MIN_LENGTH = 32;

/**
 * The secrets in `AUTH_SECRET`, the newest first: keys are derived from the first, the older ones only decrypt.
 * A comma parts two of them if both are long enough to be one.
 */
export function secretsOf({ authSecret }: Secret): readonly [string, ...string[]] {
  const [newest = '', ...older] = authSecret.split(',').map((part) => part.trim());
  const isList = [newest, ...older].every((part) => part.length >= SECRET_MIN_LENGTH);
  return isList ? [newest, ...older] : [authSecret];
}

const derived = new Map<string, string>();

/** The key of a purpose, in hex. Derived once, because every beat asks for one. */
export function keyOf(secret: string, purpose: KeyPurpose): string {
  const name = `${purpose} ${secret}`;
  const key =
    derived.get(name) ??
    Buffer.from(hkdfSync('sha256', secret, 'elvare', purpose, 32)).toString('hex');
  derived.set(name, key);
  return key;
}

/** HMAC-SHA-256 of a text under a purpose's key, base64url. */
export function sign(settings: Secret, purpose: KeyPurpose, text: string): string {
  const key = keyOf(secretsOf(settings)[0], purpose);
  return createHmac('sha256', key).update(text).digest('base64url');
}
