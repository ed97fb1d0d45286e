import { access, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Bundle } from './bundle.ts';
import { unless } from './failure.ts';
import { runProgram } from './program.ts';

/** Folders of a major version's programs on Debian, Red Hat, with Homebrew and built from source. */
const folders = (major: number): readonly string[] => [
  `/usr/lib/postgresql/${major}`,
  `/usr/pgsql-${major}`,
  `/opt/homebrew/opt/postgresql@${major}`,
  `/usr/local/opt/postgresql@${major}`,
  '/usr/local/pgsql',
];

const PROGRAMS = ['initdb', 'pg_ctl', 'postgres'];
const absent = ['ENOENT', 'ENOTDIR', 'EACCES'];

/** Returns the minor release of a version such as `18.6` or `18.4.0-beta.17`. */
function minorOf(version: string): number {
  return Number(/^\d+\.(\d+)/.exec(version)?.[1] ?? 0);
}

/**
 * Returns the newest PostgreSQL installed on this machine with the bundle's major version and a newer minor
 * release, else the bundle. The operating system's updates arrive sooner than the npm package's.
 * @param homes folders that hold `bin/`
 */
export async function newestPostgres(
  bundle: Bundle,
  homes: readonly string[] = folders(bundle.major),
): Promise<Bundle> {
  let newest = bundle;
  for (const folder of homes) {
    const version = await versionIn(folder);
    if (version === undefined || Number.parseInt(version, 10) !== bundle.major) continue;
    if (minorOf(version) > minorOf(newest.version)) newest = { ...bundle, folder, version };
  }
  return newest;
}

/** Returns the version of the programs in a folder, or undefined if some are missing or don't run. */
async function versionIn(folder: string): Promise<string | undefined> {
  if (!(await isTrusted(folder))) return undefined;
  for (const name of PROGRAMS) {
    const found = await unless(absent, access(path.join(folder, 'bin', name)), 'absent');
    if (found === 'absent') return undefined;
  }
  const programs = { folder, version: '', major: 0 };
  const { status, output } = await runProgram(programs, 'postgres', ['--version'], {
    cwd: '/',
    account: undefined,
  });
  return status === 0 ? /\(PostgreSQL\) (\d+\.\d+)/.exec(output)?.[1] : undefined;
}

/** True if only root or the shop's own account can replace the programs; others are not run. */
async function isTrusted(folder: string): Promise<boolean> {
  const found = await unless(absent, stat(path.join(folder, 'bin')), undefined);
  if (found === undefined || found.mode & 0o022) return false;
  return found.uid === 0 || found.uid === process.getuid?.();
}
