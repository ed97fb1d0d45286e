import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openToOthers } from './settings.ts';

it('warns of settings that other accounts may read', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'elvare-settings-'));
  const file = path.join(folder, '.env');
  expect(openToOthers(file)).toBeUndefined();
  writeFileSync(file, '');
  for (const [mode, isOpen] of [
    [0o600, false],
    [0o640, true],
    [0o604, true],
  ] as const) {
    chmodSync(file, mode);
    expect(openToOthers(file) !== undefined).toBe(isOpen);
  }
  rmSync(folder, { recursive: true });
});
