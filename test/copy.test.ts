import { describe, expect, test } from 'vitest';

type Modules = Record<string, Record<string, unknown>>;

/** Every module of texts, by its path without the language. */
function texts(modules: Modules): Map<string, Record<string, unknown>> {
  const entries = Object.entries(modules).map(
    ([file, module]) => [file.replace(/([/.])(de|en)\.ts$/, '$1*.ts'), module] as const,
  );
  return new Map(entries);
}
const german = texts(
  import.meta.glob(['../src/**/de.ts', '../src/**/*.de.ts'], { eager: true }) as Modules,
);
const english = texts(
  import.meta.glob(['../src/**/en.ts', '../src/**/*.en.ts'], { eager: true }) as Modules,
);

/** `TEXTS_DE` and `TEXTS_EN` are the same table, as are the exports `de` and `en`. */
const withoutLanguage = (name: string) => name.replace(/_(DE|EN)$|^(de|en)$/, '');

/** Paths of everything inside a value that is no object, with it. Functions are called by name. */
function leaves(value: unknown, at = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[at, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, `${at}.${withoutLanguage(key)}`),
  );
}
const placeholders = (text: unknown) =>
  [...new Set(String(text).match(/\{\w+\}/g) ?? [])].sort().join(' ');

test('every module of texts exists in both languages', () => {
  expect(german.size).toBeGreaterThan(30);
  expect([...english.keys()].sort()).toEqual([...german.keys()].sort());
});

describe.each([...german.keys()])('%s', (file) => {
  const de = new Map(leaves(german.get(file)));
  const en = new Map(leaves(english.get(file)));

  test('has the same keys, none of them empty', () => {
    expect([...en.keys()].sort()).toEqual([...de.keys()].sort());
    for (const [key, text] of [...de, ...en]) {
      if (typeof text === 'string') expect(text.trim(), key).not.toBe('');
    }
  });

  test('asks for the same values in both languages', () => {
    for (const [key, text] of de) {
      expect(placeholders(en.get(key)), key).toBe(placeholders(text));
    }
  });
});
