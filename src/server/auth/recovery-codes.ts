import { createHash, randomInt } from 'node:crypto';
import type { TwoFactorOptions } from 'better-auth/plugins/two-factor';

/** Read aloud and typed without mistakes: 32 signs, no 0/o, 1/l, and upper case is the same. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
/** 120 bits: with 112 or more a plain hash is enough (OWASP ASVS 5.0, V6.5.2). */
const LENGTH = 24;
const GROUP = 6;
const COUNT = 10;
const HASHED = 'sha256:';

/** Makes ten recovery codes such as `k7dm9x-wpa3bc-hv5e2q-tz8n4r`. */
export function makeRecoveryCodes(): string[] {
  const sign = () => ALPHABET[randomInt(ALPHABET.length)];
  return Array.from({ length: COUNT }, () => {
    const signs = Array.from({ length: LENGTH }, sign).join('');
    return (signs.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
  });
}

/** Returns what is stored of a recovery code, which may be typed without dashes and in upper case. */
export function recoveryHash(code: string): string {
  const signs = code.replace(/[\s-]/g, '').toLowerCase();
  return `${HASHED}${createHash('sha256').update(signs).digest('base64url')}`;
}

/** Returns what is stored of a list of recovery codes, some of which are hashes already. */
function hashedList(list: string): string {
  const codes: string[] = JSON.parse(list);
  return JSON.stringify(codes.map((code) => (code.startsWith(HASHED) ? code : recoveryHash(code))));
}

/**
 * Stores recovery codes hashed. The library asks for something that encrypts and decrypts a JSON list;
 * here the list it gets back holds hashes, and `recoveryHash` makes the same of what is typed.
 */
export function recoveryCodeOptions(): NonNullable<TwoFactorOptions['backupCodeOptions']> {
  return {
    amount: COUNT,
    customBackupCodesGenerate: makeRecoveryCodes,
    storeBackupCodes: {
      encrypt: async (list) => hashedList(list),
      decrypt: async (stored) => stored,
    },
  };
}
