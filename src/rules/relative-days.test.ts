import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAgoText } from './relative-days.ts';

describe('daysAgoText', () => {
  it.each([
    [2, 'vor 2 Tagen', '2 days ago'],
    [7, 'vor 1 Woche', '1 week ago'],
    [16, 'vor 2 Wochen', '2 weeks ago'],
    [35, 'vor 1 Monat', '1 month ago'],
    [60, 'vor 2 Monaten', '2 months ago'],
  ])('%i days', (days, de, en) => {
    expect(daysAgoText(days, 'de')).toBe(de);
    expect(daysAgoText(days, 'en')).toBe(en);
  });

  it('says it as the language does', () => {
    const lang = fc.constantFrom('de', 'en');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), lang, (days, lang) => {
        const format = new Intl.RelativeTimeFormat(lang, { numeric: 'always' });
        const [count, unit] =
          days >= 30
            ? ([days / 30, 'month'] as const)
            : days >= 7
              ? ([days / 7, 'week'] as const)
              : ([days, 'day'] as const);
        expect(daysAgoText(days, lang)).toBe(format.format(-Math.floor(count), unit));
      }),
    );
  });

  it('never says zero of anything after the first day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), (days) => {
        expect(daysAgoText(days, 'en')).toMatch(/^[1-9]/);
      }),
    );
  });
});
