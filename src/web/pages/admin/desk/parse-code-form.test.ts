import { expect, test } from 'vitest';
import { type CodeField, parseCodeForm } from './parse-code-form.ts';

const read = (fields: Record<string, string>) => parseCodeForm((name) => fields[name] ?? '');

test('a form left mostly empty asks for no more than it says', () => {
  expect(read({ code: 'TEN', kind: 'percent', value: '10 %' }).body).toEqual({
    code: 'TEN',
    kind: 'percent',
    value: 10,
    minimum: 0,
  });
});

test('amounts are euros, times become instants', () => {
  const starts = '2030-01-01T08:00';
  expect(
    read({ code: 'XY5', kind: 'amount', value: '5,50', minimum: '20', starts, max_uses: '3' }).body,
  ).toEqual({
    code: 'XY5',
    kind: 'amount',
    value: 550,
    minimum: 2000,
    starts_at: '2030-01-01T07:00:00.000Z',
    max_uses: 3,
  });
});
type Case = [Record<string, string>, readonly CodeField[]];
test.each<Case>([
  [{ value: '' }, ['value']],
  [{ value: '0' }, ['value']],
  [{ value: '10,5' }, ['value']],
  [{ value: '101' }, ['value']],
  [{ minimum: 'viel' }, ['minimum']],
  [{ max_uses: '1.5' }, ['max_uses']],
  [{ max_uses: '1000001' }, ['max_uses']],
  [{ starts: '1999-01-01T00:00' }, ['starts']],
  [{ ends: 'morgen' }, ['ends']],
  [{ starts: '2030-01-02T00:00', ends: '2030-01-01T00:00' }, ['ends']],
  [{ code: 'A B', value: '', max_uses: 'x' }, ['code', 'value', 'max_uses']],
])('%j names the fields that are wrong', (fields, bad) => {
  const parsed = read({ code: 'TEN', kind: 'percent', value: '10', ...fields });
  expect([...parsed.bad]).toEqual(bad);
  expect(parsed.body).toBeUndefined();
});

test('a form that is half filled in says what it can', () => {
  const { terms } = read({ kind: 'amount', value: '5', minimum: 'viel', ends: '2030' });
  expect(terms).toEqual({ code: '', kind: 'amount', value: 500, minimum: 0 });
});

test.each([
  ['2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
  ['2026-12-31T23:59', '2026-12-31T22:59:00.000Z'],
])('%s is Berlin time, wherever the device is', (ends, instant) => {
  const before = process.env['TZ'];
  for (const zone of ['America/New_York', 'Asia/Tokyo']) {
    process.env['TZ'] = zone;
    expect(read({ code: 'XYZ', kind: 'percent', value: '5', ends }).body).toMatchObject({
      ends_at: instant,
    });
  }
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
});
