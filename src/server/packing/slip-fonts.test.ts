import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { fontPath } from './pdf-text.ts';
import { breakLines, FONT_FILES, type FontFile, fontRuns, isPrintable } from './slip-fonts.ts';

const all = Array.from({ length: 0x1_00_00 }, (_, code) => code)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code));

it.each(['regular', 'bold'] as const)('has every letter it prints in its files, %s', (cut) => {
  const files = new Map<FontFile, ReadonlySet<number>>(
    FONT_FILES.map((file) => [
      file,
      new Set(create(readFileSync(fontPath(file, cut))).characterSet),
    ]),
  );
  const missing = all
    .filter(isPrintable)
    .flatMap((letter) => fontRuns(letter))
    .filter(
      ({ font, text }) => ![...text].every((one) => files.get(font)?.has(one.codePointAt(0) ?? 0)),
    );
  expect(missing).toEqual([]);
});

it('prints the alphabets of Europe', () => {
  const letters = /^(?!\p{Lm})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u;
  const lacking = all
    .slice(0, 0x05_00)
    .filter((letter) => letters.test(letter) && !isPrintable(letter));
  expect(lacking).toEqual([]);
});

it.each(['محمد عبد الله', 'ベルリン', '北京', '😀', 'ยินดี'])('cannot print %s', (typed) => {
  expect(isPrintable(typed)).toBe(false);
});

it('splits a text by the font that has its letters', () => {
  expect(fontRuns('Łukasz Müller')).toEqual([
    { font: 'archivo-latin-ext', text: 'Ł' },
    { font: 'archivo-latin', text: 'ukasz Müller' },
  ]);
  expect(fontRuns('Иван 1')).toEqual([
    { font: 'arimo-cyrillic', text: 'Иван' },
    { font: 'archivo-latin', text: ' 1' },
  ]);
});

it('shows a question mark for each letter that no font has', () => {
  expect(fontRuns('北京 1')).toEqual([{ font: 'archivo-latin', text: '?? 1' }]);
});

it('leaves nothing out of any text', () => {
  const mixed = fc.string({ unit: fc.constantFrom('a', 'Ж', 'ά', '北', '-', ' ', 'ſ', '😀') });
  fc.assert(
    fc.property(fc.oneof(mixed, fc.string({ unit: 'grapheme' })), fc.nat(20), (typed, width) => {
      const shown = fontRuns(typed).map((run) => run.text);
      expect(shown).not.toContain('');
      const lines = breakLines(typed, width, (line) => line.length);
      const solid = (text: string) => fontRuns(text.replace(/\s/g, '')).map((run) => run.text);
      expect(solid(lines.join('')).join('')).toBe(solid(typed).join(''));
      for (const line of lines) expect(line.trim()).not.toBe('');
    }),
  );
});

it('breaks lines at spaces and hyphens, and within a word only if it is too long', () => {
  const lines = (text: string) => breakLines(text, 10, (line) => line.length);
  expect(lines('Thälmann-Straße 112, 4. Stock')).toEqual([
    'Thälmann-',
    'Straße',
    '112, 4.',
    'Stock',
  ]);
  expect(lines('Rindfleischetikett 1')).toEqual(['Rindfleisc', 'hetikett 1']);
});
