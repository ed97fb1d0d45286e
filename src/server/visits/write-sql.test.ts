import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '#test/shop.ts';
import { arrayLiteral } from './write-sql.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

// PostgreSQL's text type holds any string without null characters and lone surrogates.
const text = fc.string({ unit: 'binary' }).filter((value) => !/[\0\p{Surrogate}]/u.test(value));

it('survives the round trip through PostgreSQL', async () => {
  const read = async (type: string, literal: string) =>
    (await test.shop.pool.query(`SELECT $1::${type}[] AS back`, [literal])).rows[0]?.back;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(text)), async (values) => {
      expect(await read('text', arrayLiteral(values))).toEqual(values);
    }),
    { numRuns: 60 },
  );
  const numbers = [1, -2, 1_795_242_156_240, 0.5, null];
  expect(await read('float8', arrayLiteral(numbers))).toEqual(numbers);
  expect(await read('bool', arrayLiteral([true, false, null]))).toEqual([true, false, null]);
});
