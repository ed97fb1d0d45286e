import { expect, test } from 'vitest';
import { FIRST_CODE, parseCode, type TypedCode } from './typed-code.ts';

const read = (typed: Partial<TypedCode>) => parseCode({ ...FIRST_CODE, ...typed });

test('a form left mostly empty asks for no more than it says', () => {
  expect(read({ code: ' TEN ', percent: '10 %' }).body).toEqual({
    code: 'TEN',
    kind: 'percent',
    value: 10,
    minimum: 0,
  });
});

test('has every term that is typed', () => {
  const starts = '2030-01-01T07:00:00.000Z';
  expect(
    read({ code: 'XY5', kind: 'amount', amount: 550, minimum: 2000, starts, uses: '3' }).body,
  ).toEqual({
    code: 'XY5',
    kind: 'amount',
    value: 550,
    minimum: 2000,
    starts_at: starts,
    max_uses: 3,
  });
});

test.each<[Partial<TypedCode>, readonly string[]]>([
  [{ percent: '' }, ['value']],
  [{ percent: '0' }, ['value']],
  [{ percent: '10,5' }, ['value']],
  [{ percent: '101' }, ['value']],
  [{ kind: 'amount' }, ['value']],
  [{ uses: '1.5' }, ['max_uses']],
  [{ uses: '1000001' }, ['max_uses']],
  [{ starts: '1999-01-01T00:00:00Z' }, ['starts']],
  [{ starts: '2030-01-02T00:00:00Z', ends: '2030-01-01T00:00:00Z' }, ['ends']],
  [{ code: 'A B', percent: '', uses: 'x' }, ['code', 'value', 'max_uses']],
])('%j names the fields that are wrong', (typed, bad) => {
  const parsed = read({ code: 'TEN', percent: '10', ...typed });
  expect([...parsed.bad]).toEqual(bad);
  expect(parsed.body).toBeUndefined();
});
