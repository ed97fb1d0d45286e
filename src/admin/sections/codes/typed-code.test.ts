import { expect, test } from 'vitest';
import { FIRST_CODE, parseCode, type TypedCode, typedCode } from './typed-code.ts';

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

test.each([
  { kind: 'percent', value: 10, minimum: 2000, max_uses: 3 },
  { kind: 'amount', value: 550, minimum: 0, max_uses: null },
  { kind: 'shipping', value: 0, minimum: 2000, max_uses: null, once_per_customer: true },
  { kind: 'percent', value: 5, minimum: 0, max_uses: null, collections: ['caps'] as string[] },
] as const)('%j is the same once it was opened and saved', (terms) => {
  const ends = '2030-01-01T07:00:00.000Z';
  const code = {
    ...{ once_per_customer: false, collections: [], count: null },
    ...terms,
    code: 'TEN',
    uses: 1,
    stopped_at: null,
    starts_at: null,
    ends_at: ends,
  };
  const { max_uses, ...rest } = terms;
  expect(parseCode(typedCode(code)).body).toEqual({
    ...{ ...rest, code: 'TEN', ends_at: ends },
    ...(max_uses && { max_uses }),
  });
});
