import { expect, it } from 'vitest';
import { readKeys } from '#server/backup/recovery-key.ts';
import { holdsKey, keyFile } from './key-file.ts';

const identity = `AGE-SECRET-KEY-1${'Q'.repeat(58)}`;
const signer = `ELVARE-SIGNER-${'A'.repeat(64)}`;

it('a file of a key is known again, whatever an editor did to its line ends', () => {
  const file = keyFile(
    ['Schlüssel zu den Sicherungen', 'Beide Zeilen eingeben:'],
    identity,
    signer,
  );
  expect(holdsKey(file.replaceAll('\n', '\r\n'), identity, signer)).toBe(true);
  expect(holdsKey(file.replace(signer, ''), identity, signer)).toBe(false);
  expect(holdsKey(file, identity.replace('QQ', 'PQ'), signer)).toBe(false);
  // The line that a restore asks for, and the whole file.
  for (const pasted of [file.split('\n').slice(-3).join('\n'), file, file.toLowerCase()]) {
    expect(readKeys(pasted)).toEqual({ identity, signer });
  }
  expect(readKeys(file.replace(identity, ''))).toEqual({ identity: undefined, signer });
});
