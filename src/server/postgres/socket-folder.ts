import { createHash } from 'node:crypto';
import { lstat, mkdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { socketFile } from './cluster.ts';
import { errorCode, unless } from './failure.ts';

/** A socket's address holds 104 bytes on macOS, 108 on Linux, its end included. */
const longestSocketPath = 100;

/**
 * A folder by which a client reaches the cluster's socket: the cluster's own folder, or, if that
 * path is too long for a socket's address, a link to it in a short private folder.
 *
 * The socket itself always lies in the cluster's folder (the server binds it relative to that), so
 * the link is only a view: it can be made anew at any time, by a later shop or a second program.
 * Answers `undefined` when no short folder can be written.
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

/** Takes the link away again when the server is stopped; the cluster's own folder stays. */
export async function leaveSocketFolder(host: string, folder: string): Promise<void> {
  if (host !== folder) await rm(host, { force: true });
}

function fits(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, socketFile)) <= longestSocketPath;
}

/** The home folder first: what lies in a temporary one is swept away after some days. */
function privateHomes(): string[] {
  const own = `elvare-${process.getuid?.() ?? 0}`;
  const temporary = [tmpdir(), '/tmp'].map((folder) => path.join(folder, own));
  return [path.join(homedir(), '.cache', 'elvare'), ...temporary];
}

/** Makes the folder if needed; somebody else's, or one open to others, is not used. */
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
