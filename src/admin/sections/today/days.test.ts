import { expect, it } from 'vitest';
import { dayText } from './days.ts';
import german from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };

it('counts one as one', () => {
  const day = { day: '2026-11-21', sessions: 1_045, orders: 1, revenue: 8_499 };
  expect(dayText(day, german.days, 'de')).toBe('21. Nov.: 1.045 Besuche, 1 Bestellung, €84,99');
  expect(dayText(day, english.days, 'en')).toBe('21 Nov: 1,045 visits, 1 order, €84.99');
  const quiet = { ...day, sessions: 1, orders: 0, revenue: 0 };
  expect(dayText(quiet, german.days, 'de')).toBe('21. Nov.: 1 Besuch, 0 Bestellungen, €0,00');
});
