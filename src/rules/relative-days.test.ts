import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAgoText } from './relative-days.ts';

describe('daysAgoText', () => {
  it('says it as the language does', () => {
    const lang = fc.constantFrom('de', 'en');
    fc.assert(
      fc.property(fc.oneof(fc.nat(70), fc.nat(4000)), lang, (days, lang) => {
        const format = new Intl.RelativeTimeFormat(lang, { numeric: 'always' });
        const [count, unit] =
          days >= 30
            ? ([days / 30, 'month'] as const)
            : days >= 7
              ? ([days / 7, 'week'] as const)
              : ([days, 'day'] as const);
        expect(daysAgoText(days, lang)).toBe(format.format(-Math.floor(count), unit));
        if (days > 0) expect(daysAgoText(days, lang)).not.toMatch(/\b0\b/);
      }),
    );
  });
});
