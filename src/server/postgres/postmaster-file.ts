import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { socketFile } from './cluster.ts';
import { unless } from './failure.ts';

interface PostmasterFile {
  pid: number;
  /** The postmaster's last status; empty before it has written one. */
  status: 'starting' | 'stopping' | 'ready' | '';
}

const states = ['starting', 'stopping', 'ready'] as const;

/** Reads `postmaster.pid`; that process may have ended. */
export async function readPostmasterFile(folder: string): Promise<PostmasterFile | undefined> {
  const text = await unless(['ENOENT'], readFile(path.join(folder, 'postmaster.pid'), 'utf8'), '');
  return parsePostmasterFile(text);
}

/** Parses `postmaster.pid`: its first line is the pid, the eighth the status, padded with blanks. */
export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  return { pid, status: states.find((state) => state === lines[7]?.trim()) ?? '' };
}

/**
 * Removes the files of a killed postmaster from the cluster's folder. PostgreSQL does so itself only if no
 * process has the pid, but a zombie or an unrelated process may have it.
 */
export async function clearPostmasterFiles(folder: string): Promise<void> {
  for (const name of ['postmaster.pid', socketFile, `${socketFile}.lock`]) {
    await rm(path.join(folder, name), { force: true });
  }
}

/** Returns the arguments of the postmaster's last start, quoted as PostgreSQL records them. */
export async function readStartArguments(folder: string): Promise<string> {
  const text = await unless(['ENOENT'], readFile(path.join(folder, 'postmaster.opts'), 'utf8'), '');
  return text.slice(text.indexOf(' "') + 1).trim();
}

/** Formats arguments as PostgreSQL writes them into `postmaster.opts`. */
export function recordedArguments(args: readonly string[]): string {
  return args.map((argument) => `"${argument}"`).join(' ');
}
