import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FINDING_CODES, findingText } from '#contract/catalogue-findings.ts';
import { catalogueNames } from '#server/catalogue/catalogue-names.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { fields as germanFields } from './fields.de.ts';
import { fields as englishFields } from './fields.en.ts';
import { fieldName, findingSentence } from './finding-sentence.ts';
import { findings as german } from './findings.de.ts';
import { findings as english } from './findings.en.ts';

const names = { de: catalogueNames(seedCatalogue, 'de'), en: catalogueNames(seedCatalogue, 'en') };
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

test('A sentence uses only parameters that the code has', () => {
  for (const code of FINDING_CODES) {
    const marked = (name: string) => `<${name}>`;
    const names = placeholders(german.codes[code]).map(String);
    const values = Object.fromEntries(names.map((name) => [name, marked(name)]));
    // `taken` and so on name theirs in the log's sentence too.
    for (const name of names) {
      expect(findingText(code, values), `${code} ${name}`).toContain(marked(name));
    }
  }
});

test('Values are named in the language of the desk', () => {
  const missing = (picture: string, texts: typeof german, lang: 'de' | 'en') =>
    findingSentence(
      { findings: texts, names: names[lang] },
      { code: 'picture_missing', values: { picture }, path: [] },
      lang,
    );
  expect(missing('waldgruen', german, 'de')).toBe('Füge ein Bild in dieser Farbe hinzu: Waldgrün.');
  expect(missing('waldgruen', english, 'en')).toBe('Add a picture in this colour: Forest Green.');
  expect(missing('', german, 'de')).toBe('Füge ein Bild hinzu.');
  expect(missing('', english, 'en')).toBe('Add a picture.');
  const tooLarge = { code: 'too_large', values: { maximum: 9_900 }, path: ['priceCents'] } as const;
  expect(
    findingSentence(
      { findings: german, names: names.de },
      { ...tooLarge, path: ['priceCents'] },
      'de',
    ),
  ).toMatch(/€99,00/);
});

test('A sentence of any values has no placeholder left', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FINDING_CODES),
      fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer())),
      (code, values) => {
        const all = Object.fromEntries(
          placeholders(german.codes[code]).map((name) => [String(name), 'x']),
        );
        const sentence = findingSentence(
          { findings: german, names: names.de },
          { code, values: { ...values, ...all }, path: [] },
          'de',
        );
        expect(placeholders(sentence)).toEqual([]);
      },
    ),
  );
});

test.each([
  [['name', 'en'], 'Name (Englisch)', 'Name (English)'],
  [['texts', 'de', 'features', 1], 'Merkmal 2 (Deutsch)', 'Feature 2 (German)'],
  [
    ['texts', 'de', 'material', 0, 'label'],
    'Material, Zeile 1: Bezeichnung (Deutsch)',
    'Material, row 1: Label (German)',
  ],
  [['packs', 'einzelpack', 'priceCents'], 'Einzelpack: Preis', 'Single: Price'],
  [['packs', 'sixpack', 'priceCents'], 'sixpack: Preis', 'sixpack: Price'],
  [['packs'], 'Pakete', 'Packs'],
  [['tags', 'category'], 'Kategorie', 'Category'],
  [['tags', 'anlass'], 'anlass', 'anlass'],
  [['pictures', 0, 'base'], 'Bild 1: Bild', 'Picture 1: Picture'],
  [['pictures', 2], 'Bild 3', 'Picture 3'],
  [['pictures'], 'Bilder', 'Pictures'],
  [[3], 'Eintrag 4', 'Entry 4'],
  [['unheardOf'], 'unheardOf', 'unheardOf'],
  [[], '', ''],
])('Field %j is named', (path, inGerman, inEnglish) => {
  expect(fieldName({ fields: germanFields, names: names.de }, path)).toBe(inGerman);
  expect(fieldName({ fields: englishFields, names: names.en }, path)).toBe(inEnglish);
});
