import { expect, it } from 'vitest';
import { isJournal } from './journal.ts';

it('tells the journal from a terminal, a file and an output that was redirected', () => {
  const stream = { dev: 9, ino: 4711 };
  expect(isJournal({ JOURNAL_STREAM: '9:4711' }, stream)).toBe(true);
  expect(isJournal({ JOURNAL_STREAM: '9:4712' }, stream)).toBe(false);
  expect(isJournal({}, stream)).toBe(false);
});
