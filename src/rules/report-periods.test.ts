import { expect, test } from 'vitest';
import { isoDate } from './berlin-day.ts';
import {
  chosenPeriod,
  comparedPeriod,
  lastMonths,
  monthPeriod,
  type Period,
  stepsOf,
} from './report-periods.ts';

const said = ({ from, end }: Period) => `${isoDate(from)} ${isoDate(end)}`;
const NOW = Date.UTC(2027, 2, 15, 12);

test('a month ends before the next one', () => {
  expect(said(monthPeriod('2027-12'))).toBe('2027-12-01 2028-01-01');
  expect(said(monthPeriod('2028-02'))).toBe('2028-02-01 2028-03-01');
});

test('the last months go over the turn of the year', () => {
  expect(lastMonths(NOW, 4)).toEqual(['2027-03', '2027-02', '2027-01', '2026-12']);
});

test('a choice includes its last day, and without one today', () => {
  expect(said(chosenPeriod(NOW, '2027-03-01', '2027-03-10'))).toBe('2027-03-01 2027-03-11');
  expect(said(chosenPeriod(NOW, '2027-03-01'))).toBe('2027-03-01 2027-03-16');
  expect(said(chosenPeriod(NOW))).toBe('2027-02-14 2027-03-16');
});

test.each([
  ['2027-03-05', '2027-03-10', 'before', '2027-02-27 2027-03-05'],
  ['2027-02-01', '2027-02-28', 'before', '2027-01-01 2027-02-01'],
  ['2027-01-01', '2027-03-31', 'before', '2026-10-01 2027-01-01'],
  ['2028-02-01', '2028-02-29', 'year', '2027-02-01 2027-03-01'],
  ['2027-03-05', '2027-03-10', 'year', '2026-03-05 2026-03-11'],
] as const)('%s to %s, compared with %s', (from, to, comparison, expected) => {
  expect(said(comparedPeriod(chosenPeriod(NOW, from, to), comparison))).toBe(expected);
});

test('steps of a period begin with its first day', () => {
  const days = stepsOf(chosenPeriod(NOW, '2027-02-27', '2027-03-01'), 'day').map(isoDate);
  expect(days).toEqual(['2027-02-27', '2027-02-28', '2027-03-01']);
  const months = stepsOf(chosenPeriod(NOW, '2026-12-15', '2027-02-01'), 'month').map(isoDate);
  expect(months).toEqual(['2026-12-15', '2027-01-01', '2027-02-01']);
});
