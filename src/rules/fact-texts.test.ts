import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInText, factValues, fillFacts, fillText } from './fact-texts.ts';

describe('texts with figures', () => {
  it('render the facts in both languages', () => {
    expect(fillFacts('ab {freeShippingFrom}, sonst {shippingCost}', 'de')).toBe(
      'ab 20\u00a0€, sonst 4,90\u00a0€',
    );
    expect(fillFacts('{dispatchDays} and {deliveryDays} days, {returnDays} back', 'en')).toBe(
      '1–2 and 4–7 days, 30 back',
    );
    expect(factValues('de').supportHours).toBe('24/7');
  });

  it('leave what they do not know, and text without placeholders, alone', () => {
    expect(fillText('{a} {b}', { a: '1' })).toBe('1 {b}');
    expect(fillFacts('{constructor}', 'de')).toBe('{constructor}');
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes('{')),
        (text) => {
          expect(fillFacts(text, 'de')).toBe(text);
        },
      ),
    );
  });

  it('drop the cents of whole amounts only', () => {
    expect(amountInText(2000, 'en')).toBe('€20');
    expect(amountInText(100_000, 'de')).toBe('1.000\u00a0€');
    expect(amountInText(100_010, 'en')).toBe('€1,000.10');
  });
});
