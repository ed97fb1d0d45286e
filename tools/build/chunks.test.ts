import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ENTRIES, SHARED_CHUNKS } from './chunks.ts';
import { ROOT } from './fingerprint.ts';

it('names sources that exist, each in one chunk', () => {
  const sources = [...ENTRIES, ...Object.values(SHARED_CHUNKS).flat()];
  expect(sources.filter((source) => !existsSync(path.join(ROOT, source)))).toEqual([]);
  expect(new Set(sources).size).toBe(sources.length);
});
