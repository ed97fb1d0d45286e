import { expect, test } from 'vitest';
import { runInProcess } from './run-in-process.ts';

const SLIPS = new URL('./packing/slips-process.ts', import.meta.url);

test('a process that fails, or takes too long, is an error here and nothing else', async () => {
  const limits = { heapMb: 64, timeoutMs: 30_000 };
  await expect(runInProcess(SLIPS, { slips: 'none' }, limits)).rejects.toThrow(/ended with 1$/);
  const late = runInProcess(SLIPS, { slips: [], company: {} }, { ...limits, timeoutMs: 1 });
  await expect(late).rejects.toThrow(/ended with SIGKILL$/);
});
