import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { below } from '#test/sources.ts';
import { KEY_PURPOSES, keyOf, secretsOf, sign } from './keys.ts';

const one = 'a'.repeat(32);
const two = 'b'.repeat(43);

describe('AUTH_SECRET', () => {
  it.each([
    [one, [one]],
    [`${two},${one}`, [two, one]],
    [` ${two} , ${one} `, [two, one]],
    // A secret of before, in which a comma parted nothing.
    [`${one},short`, [`${one},short`]],
    [`short,${one}`, [`short,${one}`]],
  ])('%s holds %j', (authSecret, secrets) => {
    expect(secretsOf({ authSecret })).toEqual(secrets);
  });

  it('has one key per purpose, and its first value makes all of them', () => {
    const keys = KEY_PURPOSES.map((purpose) => keyOf(one, purpose));
    expect(new Set([...keys, one]).size).toBe(KEY_PURPOSES.length + 1);
    const signed = (authSecret: string) => sign({ authSecret }, 'links', 'x');
    expect(signed(`${two},${one}`)).toBe(signed(two));
    expect(signed(one)).not.toBe(signed(two));
  });
});

test('the threat model names every purpose, and no other file uses the secret', () => {
  const page = readFileSync('docs/threat-model.md', 'utf8');
  const rows = [...page.matchAll(/^\| `AUTH_SECRET`: ([\w ]+) \|/gm)].map(([, name]) => name);
  expect(rows).toEqual([...KEY_PURPOSES]);
  const users = below('src/server/')
    .filter(
      ({ file, text }) => !file.endsWith('.test.ts') && /secretsOf\(|\.authSecret\b/.test(text),
    )
    .map(({ file }) => file);
  expect(users.sort()).toEqual([
    // Decrypts what older secrets encrypted.
    'src/server/auth/better-auth.ts',
    'src/server/auth/factor-keys.ts',
    // A restored shop has the secret before it has settings.
    'src/server/backup/signer.ts',
    // So is the list of erasures read, by the secret of its backup.
    'src/server/erasures/erasure-list.ts',
    'src/server/keys.ts',
  ]);
});
