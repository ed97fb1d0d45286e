import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fontRuns } from './pdf-text.ts';
import { drawSlips } from './slips-pdf.ts';

it('splits a text by the font that has its letters', () => {
  expect(fontRuns('Łukasz Müller')).toEqual([
    { script: 'latin-ext', text: 'Ł' },
    { script: 'latin', text: 'ukasz Müller' },
  ]);
});

it('replaces letters that no font has', () => {
  expect(fontRuns('Иван 1')).toEqual([{ script: 'latin', text: '???? 1' }]);
});

it('keeps the number of letters of every text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const shown = fontRuns(text).map((run) => run.text);
      expect([...shown.join('')].length).toBe([...text.normalize('NFC')].length);
      expect(shown).not.toContain('');
    }),
  );
});

it('draws any name and variant', async () => {
  const company = { name: 'Elvare', street: '', city: '', email: 'service@elvare.example' };
  const text = fc.string({ unit: 'grapheme', maxLength: 120 });
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 9_999 }),
    pieces: fc.integer({ min: 1, max: 9_999 }),
    name: text,
    variant: text,
    isGift: fc.boolean(),
  });
  const slip = fc.record({
    orderId: fc.uuid(),
    lang: fc.constantFrom('de' as const, 'en' as const),
    number: fc.constant('EL-1001'),
    orderedAt: fc.date({ noInvalidDate: true }),
    recipient: fc.array(text, { maxLength: 5 }),
    lines: fc.array(line, { maxLength: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(slip, { minLength: 1, maxLength: 2 }), async (slips) => {
      const pdf = await drawSlips({ slips, company, nowMs: Date.UTC(2026, 10, 23) });
      expect(pdf.subarray(-6).toString().trim()).toBe('%%EOF');
    }),
    { numRuns: 8 },
  );
});
