import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSettings, type Settings } from '#server/env.ts';

export const ROOT_DIR = path.resolve(import.meta.dirname, '..');

/** Ends the tool with one sentence. */
export function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const DOT_ENV = path.join(ROOT_DIR, '.env');

/** Returns the text of `.env`, if there is one. */
export function dotEnvText(): string | undefined {
  return existsSync(DOT_ENV) ? readFileSync(DOT_ENV, 'utf8') : undefined;
}

/** Returns a sentence if other accounts of this machine may read a file of settings, which holds keys. */
export function openToOthers(file = DOT_ENV): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  if (process.platform === 'win32' || !found || (found.mode & 0o077) === 0) return undefined;
  return `${file} can be read by other accounts of this machine, and keys are in it: chmod 600 ${file}`;
}

/** Returns the settings of this run; an invalid one ends the tool. */
export function settingsOrFail(): Settings {
  const parsed = parseSettings(process.env, dotEnvText(), ROOT_DIR);
  return parsed.ok ? parsed.settings : fail(parsed.sentence);
}
