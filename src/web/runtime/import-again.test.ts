import { expect, it } from 'vitest';
import { importAgain } from './import-again.ts';

it('an error that names no file is rejected at each try, and nothing else is imported', async () => {
  const failed = new Error('what followed the import failed');
  for (const _ of [1, 2, 3]) {
    await expect(importAgain(() => Promise.reject(failed))).rejects.toBe(failed);
  }
  await expect(importAgain(() => Promise.resolve('loaded'))).resolves.toBe('loaded');
});
