import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { askLines } from './ask-line.ts';

it.each([
  ['the whole file of a key, with its empty line', 'Note one\nNote two\n\nKEY\nSIGNER\nmore\n'],
  ['lines and no more', 'KEY\nSIGNER'],
])('reads %s', async (_, typed) => {
  const text = await askLines('', (given) => given.includes('SIGNER'), Readable.from([typed]));
  expect(text.split('\n').slice(-2)).toEqual(['KEY', 'SIGNER']);
});

it.each(['\nKEY\n', 'NOTE\n\n\nKEY\n'])('ends %j before its last line', async (typed) => {
  expect(await askLines('', () => false, Readable.from([typed]))).not.toContain('KEY');
});
