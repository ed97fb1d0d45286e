import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AdminCodesReply } from '#contract/admin-codes.ts';
import { type CodeTerms, codeSentence, effectOf, endOf, usesOf } from './code-sentence.ts';
import german from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };

const NOW = Date.parse('2026-11-23T12:00:00Z');
const says = { de: german.says, en: english.says };
const nbsp = '\u00a0';

const SUMMER: CodeTerms = {
  code: 'sommer10',
  kind: 'percent',
  value: 10,
  minimum: 5_000,
  ends_at: '2026-12-31T22:59:00.000Z',
  max_uses: 100,
};

it.each<[CodeTerms, string, string]>([
  [
    SUMMER,
    `SOMMER10: 10${nbsp}% auf Bestellungen ab 50\u00a0€, bis 31.12., höchstens 100-mal`,
    'SOMMER10: 10% off orders from €50, until 31 Dec, at most 100 times',
  ],
  [
    { kind: 'shipping', value: 0, minimum: 2_000, once_per_customer: true },
    'Dein Code: kostenloser Versand ab 20\u00a0€, einmal je Kundin oder Kunde',
    'Your code: free shipping from €20, once per customer',
  ],
  [
    { kind: 'amount', value: 550, max_uses: 1 },
    'Dein Code: 5,50\u00a0€ auf jede Bestellung, nur einmal',
    'Your code: €5.50 off every order, once only',
  ],
  [
    {
      code: 'X',
      kind: 'amount',
      value: 500,
      starts_at: '2027-01-01T07:30:00.000Z',
      ends_at: '2026-12-31T23:00:00.000Z',
    },
    'X: 5\u00a0€ auf jede Bestellung, gültig ab 1.1.2027, 08:30 Uhr, bis 1.1.2027, 00:00 Uhr',
    'X: €5 off every order, valid from 1 Jan 2027, 08:30, until 1 Jan 2027, 00:00',
  ],
  [{ code: 'X', kind: 'percent' }, german.says.nothing, english.says.nothing],
])('%j is said in both languages', (terms, inGerman, inEnglish) => {
  expect(codeSentence(terms, says.de, 'de', NOW)).toBe(inGerman);
  expect(codeSentence(terms, says.en, 'en', NOW)).toBe(inEnglish);
});

it('leaves no name of a value in the sentence, whatever is typed', () => {
  const terms = fc.record(
    {
      kind: fc.constantFrom('percent', 'amount', 'shipping'),
      value: fc.integer({ min: 1, max: 99_999_999 }),
      minimum: fc.nat({ max: 99_999_999 }),
      max_uses: fc.integer({ min: 1, max: 1_000_000 }),
    },
    { requiredKeys: ['value'] },
  );
  fc.assert(
    fc.property(terms, fc.constantFrom('de', 'en'), (some, lang) => {
      expect(codeSentence(some, says[lang], lang, NOW)).toMatch(/^(Dein Code|Your code): [^{}]+$/);
    }),
  );
});

const code: AdminCodesReply['codes'][number] = {
  code: 'SOMMER',
  kind: 'percent',
  value: 10,
  minimum: 0,
  starts_at: null,
  ends_at: null,
  max_uses: null,
  uses: 0,
  ...{ once_per_customer: false, collections: [], count: null },
  stopped_at: null,
};

it('says what a code does, how often it was used, and why it is over', () => {
  expect(effectOf(code, german, 'de', NOW)).toBe(`10${nbsp}% auf jede Bestellung`);
  const series = { ...code, max_uses: 200, count: 200, collections: ['caps', 'x'] };
  expect(effectOf(series, german, 'de', NOW, { caps: 'Caps' })).toBe(
    `10${nbsp}% auf jede Bestellung, nur für Caps und x, 200 Einmal-Codes`,
  );
  expect(usesOf(code, german, 'de')).toBe('noch nie eingelöst');
  expect(usesOf({ ...code, uses: 1200 }, english, 'en')).toBe('used 1,200 times');
  expect(usesOf({ ...code, uses: 3, max_uses: 5 }, german, 'de')).toBe('3 von 5 eingelöst');
  expect(endOf(code, NOW)).toBeUndefined();
  expect(endOf({ ...code, stopped_at: 'x', max_uses: 0 }, NOW)).toBe('stopped');
  expect(endOf({ ...code, ends_at: '2026-11-23T12:00:00Z' }, NOW)).toBe('expired');
  expect(endOf({ ...code, uses: 5, max_uses: 5 }, NOW)).toBe('usedUp');
});
