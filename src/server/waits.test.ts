import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as waits from './waits.ts';

/** `15_000` as `15 s`, `120_000` as `2 min`. */
const spoken = (ms: number) => (ms >= 60_000 ? `${ms / 60_000} min` : `${ms / 1000} s`);

test('the specification names every limit with its value', () => {
  const file = path.join(import.meta.dirname, '../../docs/specification.md');
  const [, table = ''] = readFileSync(file, 'utf8').split('### 9.1 Waits');
  const named = [...table.matchAll(/`([A-Z_]+_MS)` ([\d.]+ (?:s|min))/g)].map(
    ([, name, value]) => `${name} ${value}`,
  );
  const wanted = Object.entries(waits).map(([name, ms]) => `${name} ${spoken(ms)}`);
  expect(named.toSorted()).toEqual(wanted.toSorted());
});
