import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSettings, type Settings } from '../src/server/env.ts';

export const ROOT_DIR = path.resolve(import.meta.dirname, '..');

/** Ends the tool with one sentence. */
export function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Returns the text of `.env`, if there is one. */
export function dotEnvText(): string | undefined {
  const file = path.join(ROOT_DIR, '.env');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Returns the settings of this run; an invalid one ends the tool. */
export function settingsOrFail(): Settings {
  const parsed = parseSettings(process.env, dotEnvText(), ROOT_DIR);
  return parsed.ok ? parsed.settings : fail(parsed.sentence);
}
