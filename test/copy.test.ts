import { describe, expect, test } from 'vitest';

type Modules = Record<string, Record<string, unknown>>;

/** Every file of texts, by its path without the language. */
function texts(modules: Modules): Map<string, unknown> {
  const entries = Object.entries(modules).map(
    ([file, module]) =>
      [file.replace(/([/.])(de|en)\.(ts|json)$/, '$1*.$3'), module['default'] ?? module] as const,
  );
  return new Map(entries);
}
const german = texts(
  import.meta.glob(['../src/**/{de,*.de}.{ts,json}'], { eager: true }) as Modules,
);
const english = texts(
  import.meta.glob(['../src/**/{en,*.en}.{ts,json}'], { eager: true }) as Modules,
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

/** The one sentence that says when a contract is concluded, and what else would say it. */
const CONCLUDED = {
  de: {
    sentence: 'Der Vertrag kommt zustande, sobald deine Zahlung bei uns eingegangen ist.',
    any: /Vertrag[^.]*zustande|zustande[^.]*Vertrag/g,
  },
  en: {
    sentence: 'The contract is concluded once we have received your payment.',
    any: /the contract is (?:made|concluded|formed)|concludes? the contract/gi,
  },
} as const;
/** Texts that contain it: mails before the payment, the pages around it, and the terms. */
const SAYS_IT = [
  '../src/server/mail/texts/*.json.placed.contract',
  '../src/server/mail/texts/*.json.received.contract',
  '../src/web/pages/kasse/*.json.contract',
  '../src/web/pages/success/*.json.pending.text',
  '../catalogue/texts/terms.json',
  '../examples/live/texts/terms.json',
];
const terms = import.meta.glob(['../catalogue/texts/*.json', '../examples/live/texts/*.json'], {
  eager: true,
  import: 'sections',
}) as Record<string, { readonly de: unknown; readonly en: unknown }>;

test.each([
  ['de', german],
  ['en', english],
] as const)(
  'mails, pages and terms say one thing about when the contract is concluded: %s',
  (lang, modules) => {
    const { sentence, any } = CONCLUDED[lang];
    const bodies = Object.entries(terms).map(
      ([file, sections]) =>
        [
          file,
          leaves(sections[lang])
            .map(([, text]) => text)
            .join('\n'),
        ] as const,
    );
    const texts = [...modules].flatMap(([file, module]) =>
      leaves(module).map(([key, text]) => [`${file}${key}`, String(text)] as const),
    );
    const saying = [...texts, ...bodies].filter(([, text]) => text.match(any) !== null);
    expect(saying.map(([where]) => where).sort()).toEqual([...SAYS_IT].sort());
    for (const [where, text] of saying) {
      expect(text.split(sentence).length - 1, where).toBe(text.match(any)?.length);
    }
  },
);

test('every file of texts exists in both languages', () => {
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
