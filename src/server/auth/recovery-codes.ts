import { createHmac, randomInt } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { TwoFactorOptions } from 'better-auth/plugins/two-factor';
import type { Settings } from '../env.ts';

/** Read aloud and typed without mistakes: 32 signs, no 0/o, 1/l, and upper case is the same. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
/** 120 bits: with 112 or more a plain hash is enough (OWASP ASVS 5.0, V6.5.2). */
const LENGTH = 24;
const GROUP = 6;
const COUNT = 10;
const HASHED = 'hmac-sha256:';

/** Makes ten recovery codes such as `k7dm9x-wpa3bc-hv5e2q-tz8n4r`. */
export function makeRecoveryCodes(): string[] {
  const sign = () => ALPHABET[randomInt(ALPHABET.length)];
  return Array.from({ length: COUNT }, () => {
    const signs = Array.from({ length: LENGTH }, sign).join('');
    return (signs.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
  });
}

/**
 * Returns what is stored of a recovery code. Codes made now may be typed without dashes and in upper
 * case; those of version 0.1 (`aB3dE-fG5hI`) only as they were shown.
 */
export function hashRecoveryCode({ authSecret }: Pick<Settings, 'authSecret'>, code: string) {
  const signs = code.replace(/[\s-]/g, '').toLowerCase();
  const meant = signs.length === LENGTH ? signs : code.replace(/\s/g, '');
  const hash = createHmac('sha256', authSecret).update(`recovery code ${meant}`);
  return `${HASHED}${hash.digest('base64url')}`;
}

/**
 * Stores recovery codes hashed. The library asks for something that encrypts and decrypts a JSON list;
 * here the list it gets back holds hashes, and `hashRecoveryCode` makes the same of what is typed. Lists
 * that version 0.1 encrypted are read for one release, and stored hashed when one of their codes is used.
 */
export function recoveryCodeOptions(
  settings: Pick<Settings, 'authSecret'>,
): NonNullable<TwoFactorOptions['backupCodeOptions']> {
  const hashed = (list: string): string => {
    const codes: string[] = JSON.parse(list);
    return JSON.stringify(
      codes.map((code) => (code.startsWith(HASHED) ? code : hashRecoveryCode(settings, code))),
    );
  };
  return {
    amount: COUNT,
    customBackupCodesGenerate: makeRecoveryCodes,
    storeBackupCodes: {
      encrypt: async (list) => hashed(list),
      decrypt: async (stored) =>
        stored.startsWith('[')
          ? stored
          : hashed(await symmetricDecrypt({ key: settings.authSecret, data: stored })),
    },
  };
}
