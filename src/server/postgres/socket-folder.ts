import { createHash } from 'node:crypto';
import { lstat, mkdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { socketFile } from './cluster.ts';
import { errorCode, unless } from './failure.ts';

/** Bytes. A socket's address holds 104 bytes on macOS and 108 on Linux, with the terminator. */
const longestSocketPath = 100;

/**
 * Returns the folder by which a client reaches the cluster's socket: the cluster's own folder, or, if that
 * path is too long for a socket's address, a link to it in a short private folder. Returns `undefined` if no
 * short folder can be written.
 *
 * The socket itself is always in the cluster's folder (the server binds it by a relative path), so a later
 * shop or a second program can create the link again at any time.
 */
export async function socketFolder(
  folder: string,
  homes: readonly string[] = privateHomes(),
): Promise<string | undefined> {
  if (fits(folder)) return folder;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  for (const home of homes) {
    const link = path.join(home, name);
    if (fits(link) && (await isPrivate(home)) && (await pointTo(link, folder))) return link;
  }
  return undefined;
}

/** Removes the link after the server was stopped; the cluster's own folder stays. */
export async function leaveSocketFolder(host: string, folder: string): Promise<void> {
  if (host !== folder) await rm(host, { force: true });
}

function fits(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, socketFile)) <= longestSocketPath;
}

/** Returns the candidates, the home folder first: temporary folders are cleaned up after some days. */
function privateHomes(): string[] {
  const own = `elvare-${process.getuid?.() ?? 0}`;
  const temporary = [tmpdir(), '/tmp'].map((folder) => path.join(folder, own));
  return [path.join(homedir(), '.cache', 'elvare'), ...temporary];
}

/** Creates the folder if needed. Returns false if another user owns it or can access it. */
async function isPrivate(home: string): Promise<boolean> {
  try {
    await mkdir(home, { recursive: true, mode: 0o700 });
    const found = await lstat(home);
    return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0;
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return false;
  }
}

async function pointTo(link: string, folder: string): Promise<boolean> {
  const fresh = `${link}.${process.pid}`;
  try {
    if ((await unless(['ENOENT'], readlink(link), '')) === folder) return true;
    await symlink(folder, fresh);
    await rename(fresh, link);
    return true;
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return false;
  }
}
