import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './account.ts';
import type { Bundle } from './bundle.ts';

/** One database cluster on disk, with the programs and the account to run it. */
export interface Cluster {
  /** Absolute path as the shop sees it; also holds the unix socket. */
  folder: string;
  /** `cluster_name`: shows in the titles of its processes, unique for the folder. */
  name: string;
  bundle: Bundle;
  account: Account | undefined;
}

export const socketFile = '.s.PGSQL.5432';
export const port = 5432;
export const superuser = 'elvare';

export const hasProc = existsSync('/proc/self/cwd');

/**
 * Path of the cluster's folder for the database's own processes. It is their working directory; on Linux
 * they reach it only through that, so no folder above it needs to be open to their account
 * (docs/decisions/0010-postgres-as-root.md). No real path passes through the shell of `pg_ctl`.
 */
export const dataArgument = hasProc ? '/proc/self/cwd' : '.';

/** Returns the name of the cluster in `dataDir`, the same for the same path. */
export function clusterName(dataDir: string): string {
  return `elvare-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
}

/** Returns the folder of the cluster in a data folder. */
export function clusterFolder(dataDir: string): string {
  return path.join(dataDir, 'postgres');
}
