import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A moment at which a process of the shop kills itself, as `kill -9` would. */
export interface KillMoment {
  /** End of the program's path. */
  readonly program: string;
  /** Function of `node:fs` or `node:fs/promises`. */
  readonly call: 'readFileSync' | 'rename' | 'rm' | 'writeFile';
  /** Pattern of the file's path. */
  readonly file: string;
  /** `halfway`: `writeFile` has written half of the file. */
  readonly when: 'before' | 'halfway' | 'after';
  /** Path of a file; nothing happens before it is there. */
  readonly once?: string;
}

/** Environment of processes that end at a moment. */
export const killAt = (moment: KillMoment) => ({
  KILL_AT: JSON.stringify(moment),
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'kill-at.ts')).href}`,
});
