import { expect, test } from 'vitest';
import { parseCodeForm } from './parse-code-form.ts';

const read = (fields: Record<string, string>) => parseCodeForm((name) => fields[name] ?? '');

test('a form left mostly empty asks for no more than it says', () => {
  expect(read({ code: 'TEN', kind: 'percent', value: '10 %' })).toEqual({
    code: 'TEN',
    kind: 'percent',
    value: 10,
    minimum: 0,
  });
});

test('amounts are euros, times become instants', () => {
  const starts = '2030-01-01T08:00';
  expect(
    read({ code: 'X5', kind: 'amount', value: '5,50', minimum: '20', starts, max_uses: '3' }),
  ).toEqual({
    code: 'X5',
    kind: 'amount',
    value: 550,
    minimum: 2000,
    starts_at: '2030-01-01T07:00:00.000Z',
    max_uses: 3,
  });
});

test.each([
  { value: '' },
  { value: '10,5' },
  { value: '10', minimum: 'viel' },
  { value: '10', max_uses: '1.5' },
  { value: '10', ends: 'morgen' },
])('%j can not be read', (fields) => {
  expect(read({ code: 'TEN', kind: 'percent', ...fields })).toBeUndefined();
});

test.each([
  ['2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
  ['2026-12-31T23:59', '2026-12-31T22:59:00.000Z'],
])('%s is Berlin time, wherever the device is', (ends, instant) => {
  const before = process.env['TZ'];
  for (const zone of ['America/New_York', 'Asia/Tokyo']) {
    process.env['TZ'] = zone;
    expect(read({ code: 'X', kind: 'percent', value: '5', ends })).toMatchObject({
      ends_at: instant,
    });
  }
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
});
