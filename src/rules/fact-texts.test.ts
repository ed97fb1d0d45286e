import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { berlinTime } from './berlin-time.ts';
import { factValues, usedValues } from './fact-texts.ts';
import { fill } from './fill.ts';
import { amountInText } from './money.ts';
import { percentText } from './percent-text.ts';
import { spanText } from './span-text.ts';

const { facts } = seedCatalogue;

describe('texts with figures', () => {
  it('render the facts in both languages', () => {
    expect(fill('ab {freeShippingFrom}, sonst {shippingCost}', factValues(facts, 'de'))).toBe(
      'ab 20\u00a0€, sonst 4,90\u00a0€',
    );
    const english = '{dispatchDays} and {deliveryDays} days, {returnDays} back';
    expect(fill(english, factValues(facts, 'en'))).toBe('1–2 and 4–7 days, 30 back');
  });

  it('say one day without a range, and years with their unit', () => {
    expect(spanText({ from: 3, to: 3 })).toBe('3');
    expect(factValues(facts, 'de').businessWarranty).toBe('1 Jahr');
    const longer = { ...facts, warrantyYearsBusiness: 2 };
    expect(factValues(longer, 'de').businessWarranty).toBe('2 Jahre');
    expect(factValues(longer, 'en').businessWarranty).toBe('2 years');
  });

  it('set percentages and times as the language does', () => {
    expect([percentText(12, 'de'), percentText(12, 'en')]).toEqual(['12\u00a0%', '12%']);
    const at = Date.parse('2026-11-20T22:30:07Z');
    expect(berlinTime(at, 'de', 'long')).toBe('20. November 2026 um 23:30:07 MEZ');
    expect(berlinTime(at, 'en')).toBe('20 November 2026 at 23:30');
  });

  it('leave what they do not know, and text without placeholders, alone', () => {
    const values = factValues(facts, 'de');
    expect(fill('{a} {b}', { a: '1' })).toBe('1 {b}');
    expect(fill('{constructor}', values)).toBe('{constructor}');
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes('{')),
        (text) => {
          expect(fill(text, values)).toBe(text);
        },
      ),
    );
  });

  it('drop the cents of whole amounts only', () => {
    expect(amountInText(2000, 'en')).toBe('€20');
    expect(amountInText(100_000, 'de')).toBe('1.000\u00a0€');
    expect(amountInText(100_010, 'en')).toBe('€1,000.10');
  });

  it('come with the values that they name, and with no other', () => {
    const values = factValues(facts, 'de');
    const texts = { title: '{returnDays} Tage', body: [['{returnDays}, {answerHours} h']] };
    expect(usedValues(texts, values)).toEqual({ returnDays: '30', answerHours: '24' });
    const names = fc.subarray(Object.keys(values) as (keyof typeof values)[]);
    fc.assert(
      fc.property(names, (used) => {
        const text = used.map((name) => `{${name}}`).join(' ');
        expect(Object.keys(usedValues([text], values)).toSorted()).toEqual(used.toSorted());
        expect(fill(text, usedValues([text], values))).toBe(fill(text, values));
      }),
    );
  });
});
