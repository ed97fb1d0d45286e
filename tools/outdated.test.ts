import { expect, test } from 'vitest';
import { readAdvisories } from './outdated.ts';

test('a report without vulnerabilities is clean', () => {
  expect(readAdvisories('{"vulnerabilities":{}}')).toEqual({ kind: 'known', lines: [] });
});

test('each vulnerability is a line', () => {
  const report = { vulnerabilities: { a: { severity: 'high', range: '<2', isDirect: true } } };
  expect(readAdvisories(JSON.stringify(report))).toEqual({ kind: 'known', lines: ['a <2: high'] });
});

test.each([
  ['', 'nothing'],
  ['{"message":"405 Method Not Allowed","statusCode":405}', 'an error of the registry'],
  ['<html>', 'no JSON'],
])('%j is unknown, never clean (%s)', (printed) => {
  expect(readAdvisories(printed)).toEqual({ kind: 'unknown' });
});
