import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SCREENS } from '../../src/routes.ts';
import { ROOT } from './fingerprint.ts';
import { readPageTable } from './page-chunks.ts';

it('finds the files of every screen and of the 404 page in the page table', async () => {
  const table = await readPageTable();
  expect([...table.keys()].sort()).toEqual([...Object.keys(SCREENS), 'missing'].sort());
  for (const { page, copy } of table.values()) {
    for (const file of [page, copy.de, copy.en]) {
      const folder = readdirSync(path.join(ROOT, path.dirname(file)));
      expect(folder, file).toContain(path.basename(file));
    }
  }
});
