import { expect, test } from 'vitest';
import { encodingFor, matchesTag } from './negotiate.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['deflate', 'identity'],
  ['BR', 'br'],
])('Accept-Encoding %s gets %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
])('If-None-Match %s matches "a": %s', (header, matches) => {
  expect(matchesTag(header, '"a"')).toBe(matches);
});
