import { expect, test } from 'vitest';
import { isDatabaseAway } from './db/database-errors.ts';
import { runInProcess } from './run-in-process.ts';

const PROGRAM = new URL('../../test/tasks-process.ts', import.meta.url);
type Task = 'answer' | 'refuse' | 'crash' | 'hang';
const run = (task: Task, timeoutMs = 30_000, signal?: AbortSignal) =>
  runInProcess(PROGRAM, task, { heapMb: 64, timeoutMs, ...(signal && { signal }) });

test('a process that fails, or takes too long, is an error here and nothing else', async () => {
  await expect(run('crash')).rejects.toThrow(/ended with 1$/);
  await expect(run('hang', 1)).rejects.toThrow(/ended with SIGKILL$/);
  expect(await run('answer')).toEqual(new Uint8Array([1, 2]));
});

test('a process that hangs ends when the shop does', async () => {
  const stopping = new AbortController();
  const hanging = run('hang', 30_000, stopping.signal);
  stopping.abort();
  await expect(hanging).rejects.toThrow(/ended with SIGKILL$/);
});

test('an error keeps its code, and loses what the statement was about', async () => {
  const error = await run('refuse').catch((reason: unknown) => reason);
  expect(isDatabaseAway(error)).toBe(true);
  expect(error).toMatchObject({ message: 'the database is gone', code: '57P01' });
});
