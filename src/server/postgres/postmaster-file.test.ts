import { expect, test } from 'vitest';
import { parsePostmasterFile } from './postmaster-file.ts';

const lines = ['4711', '/proc/self/cwd', '1795241179', '5432', '.', '', '  2148085  4', 'ready   '];

test('reads pid and status', () => {
  expect(parsePostmasterFile(`${lines.join('\n')}\n`)).toEqual({ pid: 4711, status: 'ready' });
  expect(parsePostmasterFile(`${lines.slice(0, 7).join('\n')}\n`)).toEqual({
    pid: 4711,
    status: '',
  });
  expect(parsePostmasterFile([...lines.slice(0, 7), 'stopping'].join('\n'))).toEqual({
    pid: 4711,
    status: 'stopping',
  });
});

test('returns undefined for a malformed file', () => {
  for (const text of ['', '\n', 'x\n', '-5\n', '0\n', '1.5\n']) {
    expect(parsePostmasterFile(text)).toBeUndefined();
  }
});
