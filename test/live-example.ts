import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { parseDotEnv } from '#server/env/dot-env.ts';
import { copyBundle } from './copy-build.ts';
import { ROOT_DIR } from './running-shop.ts';

/** Folder of the shop that anybody may open on their own machine (docs/open-a-shop.md). */
export const EXAMPLE = path.join(ROOT_DIR, 'examples/live');

/** Settings of the example, without its data folder. */
export function exampleSettings(): Record<string, string> {
  const read = parseDotEnv(readFileSync(path.join(EXAMPLE, 'settings.env'), 'utf8'));
  if (!read.ok) throw new Error(read.sentence);
  const { DATA_DIR: _, ...settings } = Object.fromEntries(read.values);
  return settings;
}

/** Parts of a checkout that a start reads; the sources of a bundle are among them. */
const COPIED = ['src', 'tools', 'sandbox', 'catalogue', 'index.html', 'vite.config.ts'];
const PACKAGE = ['package.json', 'package-lock.json'];

/**
 * Makes a checkout with the bundle that is there, for a shop that prints other settings into its pages: the folder of
 * a build belongs to one mode.
 */
export function copyCheckout(root: string): void {
  for (const name of [...COPIED, ...PACKAGE]) {
    cpSync(path.join(ROOT_DIR, name), path.join(root, name), { recursive: true });
  }
  for (const name of ['node_modules', 'public']) {
    symlinkSync(path.join(ROOT_DIR, name), path.join(root, name));
  }
  copyBundle(path.join(root, 'dist'));
}
