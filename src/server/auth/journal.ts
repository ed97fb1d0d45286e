import { fstatSync } from 'node:fs';

const STDOUT = 1;

/**
 * True if a journal keeps the output of this process. Systemd names the device and inode of the
 * stream that leads there, so that a redirected output is told from it.
 */
export function isJournal(
  env: Readonly<Record<string, string | undefined>>,
  stream: { readonly dev: number; readonly ino: number } = fstatSync(STDOUT),
): boolean {
  return env['JOURNAL_STREAM'] === `${stream.dev}:${stream.ino}`;
}
