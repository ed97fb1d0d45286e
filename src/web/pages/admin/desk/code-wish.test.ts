import { expect, test } from 'vitest';
import { codeWish } from './code-wish.ts';

const read = (fields: Record<string, string>) => codeWish((name) => fields[name] ?? '');

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
    starts_at: new Date(starts).toISOString(),
    max_uses: 3,
  });
});

test.each([
  { value: '' },
  { value: '10,5' },
  { value: '10', minimum: 'viel' },
  { value: '10', max_uses: '1.5' },
])('%j can not be read', (fields) => {
  expect(read({ code: 'TEN', kind: 'percent', ...fields })).toBeUndefined();
});
