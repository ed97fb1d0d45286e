import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvFile, csvFor } from './csv.ts';

const { line: csvLine, euros: csvEuros, moment: csvMoment } = csvFor('de');
const english = csvFor('en');

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2', "'-2"],
  ['\tx', "'\tx"],
  ['a;b', '"a;b"'],
  ['sagt "hallo"', '"sagt ""hallo"""'],
  ['=a;"b"', '"\'=a;""b"""'],
  ['Müller', 'Müller'],
])('%j becomes %j', (cell, expected) => {
  expect(csvLine([cell])).toBe(`${expected}\r\n`);
});

test('no text of a stranger begins a formula', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(csvLine([text])).not.toMatch(/^"?[=+\-@\t]/);
    }),
  );
});

test('cents become euros with a comma', () => {
  expect([10_799, 5, 0].map(csvEuros)).toEqual(['107,99', '0,05', '0,00']);
  expect(csvLine([{ cents: -250 }, '-2'])).toBe("-2,50;'-2\r\n");
});

test('moments are Berlin time, whatever the machine has', () => {
  expect(csvMoment(new Date('2026-11-30T23:30:00Z'))).toBe('01.12.2026 00:30:00');
  expect(csvMoment(new Date('2026-07-01T10:05:09Z'))).toBe('01.07.2026 12:05:09');
  expect(csvMoment(null)).toBeNull();
});

test('English spreadsheets get commas between cells, points in numbers and ISO dates', () => {
  expect(english.line(['a,b', 'a;b', '=1', 'x'])).toBe(`"a,b",a;b,'=1,x\r\n`);
  expect([10_799, 5, -250].map(english.euros)).toEqual(['107.99', '0.05', '-2.50']);
  expect(english.moment(new Date('2026-11-30T23:30:00Z'))).toBe('2026-12-01 00:30:00');
});

test('a file is sent while its lines are made', async () => {
  let made = 0;
  function* lines() {
    for (; made < 100_000; made += 1) yield csvLine(['Größe', made]);
  }
  const { body } = csvFile('a.csv', lines(), { encode: (text) => Buffer.from(text, 'latin1') });
  const { value } = (await body?.getReader().read()) ?? {};
  expect(Buffer.from(value ?? []).toString('latin1')).toMatch(/^Größe;0\r\nGröße;1\r\n/);
  expect(made).toBeLessThan(20_000);
});
