import { expect, it } from 'vitest';
import { readRecent } from './read-recent.ts';

it('keeps products in their order, each once', () => {
  expect(readRecent('["pouch","siegelring","pouch"]')).toEqual(['pouch', 'siegelring']);
});

it.each(['', 'null', '{"ids":[]}', '[1,2]', '["pouch"'])('reads %j as an empty list', (text) => {
  expect(readRecent(text)).toEqual([]);
});
