import { createHash, createHmac, randomInt } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { TwoFactorOptions } from 'better-auth/plugins/two-factor';
import type { Settings } from '../env.ts';
import { secretsOf } from '../keys.ts';

/** Read aloud and typed without mistakes: 32 signs, no 0/o, 1/l, and upper case is the same. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
/** 120 bits: with 112 or more a plain hash is enough (OWASP ASVS 5.0, V6.5.2). */
const LENGTH = 24;
const GROUP = 6;
const COUNT = 10;
/** As they were hashed before, under a secret that may have been replaced since. */
const KEYED = 'hmac-sha256:';
const HASHED = 'sha256:';

/** Makes ten recovery codes such as `k7dm9x-wpa3bc-hv5e2q-tz8n4r`. */
export function makeRecoveryCodes(): string[] {
  const sign = () => ALPHABET[randomInt(ALPHABET.length)];
  return Array.from({ length: COUNT }, () => {
    const signs = Array.from({ length: LENGTH }, sign).join('');
    return (signs.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
  });
}

/**
 * Returns what may be stored of a recovery code, what is stored today first. Codes made now may be typed
 * without dashes and in upper case; those of version 0.1 (`aB3dE-fG5hI`) only as they were shown, and they are
 * too short for a hash without a key.
 */
export function recoveryHashes(
  settings: Pick<Settings, 'authSecret'>,
  code: string,
): readonly string[] {
  const signs = code.replace(/[\s-]/g, '').toLowerCase();
  const isLong = signs.length === LENGTH;
  const meant = isLong ? signs : code.replace(/\s/g, '');
  const keyed = secretsOf(settings).map((secret) => {
    const hash = createHmac('sha256', secret).update(`recovery code ${meant}`);
    return `${KEYED}${hash.digest('base64url')}`;
  });
  if (!isLong) return keyed;
  return [`${HASHED}${createHash('sha256').update(meant).digest('base64url')}`, ...keyed];
}

/** Returns what is stored of a list of recovery codes that may have been hashed before. */
export function hashedList(settings: Pick<Settings, 'authSecret'>, list: string): string {
  const codes: string[] = JSON.parse(list);
  const isHash = (code: string) => code.startsWith(HASHED) || code.startsWith(KEYED);
  return JSON.stringify(
    codes.map((code) => (isHash(code) ? code : recoveryHashes(settings, code)[0])),
  );
}

/**
 * Stores recovery codes hashed. The library asks for something that encrypts and decrypts a JSON list;
 * here the list it gets back holds hashes, and `recoveryHashes` makes the same of what is typed. Lists
 * that version 0.1 encrypted are read for one release, and stored hashed when one of their codes is used.
 */
export function recoveryCodeOptions(
  settings: Pick<Settings, 'authSecret'>,
): NonNullable<TwoFactorOptions['backupCodeOptions']> {
  return {
    amount: COUNT,
    customBackupCodesGenerate: makeRecoveryCodes,
    storeBackupCodes: {
      encrypt: async (list) => hashedList(settings, list),
      decrypt: async (stored) =>
        stored.startsWith('[')
          ? stored
          : hashedList(
              settings,
              await symmetricDecrypt({ key: secretsOf(settings)[0], data: stored }),
            ),
    },
  };
}
