import { expect, it } from 'vitest';
import { trackingGiven, trackingProblem } from './typed-tracking.ts';

it.each([
  ['', undefined, undefined, undefined],
  [' https://parcel.example/1 ', undefined, 'https://parcel.example/1', undefined],
  ['http://parcel.example/1', undefined, 'http://parcel.example/1', 'invalid'],
  [
    '0034 0434 1610 9401 5902',
    undefined,
    { number: '00340434161094015902', carrier: 'dhl' },
    undefined,
  ],
  ['1998 1122 3301 00', undefined, { number: '19981122330100' }, 'carrier'],
  ['1998 1122 3301 00', 'hermes', { number: '19981122330100', carrier: 'hermes' }, undefined],
  ['1998 1122 3301 00', 'other', { number: '19981122330100' }, undefined],
  ['abc!', undefined, { number: 'ABC!' }, 'invalid'],
] as const)('%j of %s', (text, carrier, given, problem) => {
  expect(trackingGiven({ text, carrier })).toEqual(given);
  expect(trackingProblem({ text, carrier })).toBe(problem);
});
