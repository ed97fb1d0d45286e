import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { socketFile } from './cluster.ts';
import { unless } from './failure.ts';

export interface PostmasterFile {
  pid: number;
  /** What the postmaster wrote last about itself; empty before it has written anything. */
  status: 'starting' | 'stopping' | 'ready' | '';
}

const states = ['starting', 'stopping', 'ready'] as const;

/** What `postmaster.pid` says, whether or not that process still lives. */
export async function readPostmasterFile(folder: string): Promise<PostmasterFile | undefined> {
  const text = await unless(['ENOENT'], readFile(path.join(folder, 'postmaster.pid'), 'utf8'), '');
  return parsePostmasterFile(text);
}

/** The first line is the pid, the eighth the status, padded with blanks. */
export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  return { pid, status: states.find((state) => state === lines[7]?.trim()) ?? '' };
}

/**
 * Clears what a killed postmaster left in the cluster's folder. PostgreSQL would do so itself, but
 * only if nothing at all has the pid now, and a zombie or an unrelated process may have it.
 */
export async function clearPostmasterFiles(folder: string): Promise<void> {
  for (const name of ['postmaster.pid', socketFile, `${socketFile}.lock`]) {
    await rm(path.join(folder, name), { force: true });
  }
}

/** The arguments the postmaster was last started with, quoted as PostgreSQL records them. */
export async function readStartArguments(folder: string): Promise<string> {
  const text = await unless(['ENOENT'], readFile(path.join(folder, 'postmaster.opts'), 'utf8'), '');
  return text.slice(text.indexOf(' "') + 1).trim();
}

/** How PostgreSQL writes arguments into `postmaster.opts`. */
export function recordedArguments(args: readonly string[]): string {
  return args.map((argument) => `"${argument}"`).join(' ');
}
