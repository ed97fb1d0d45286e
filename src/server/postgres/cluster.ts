import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './account.ts';
import type { Bundle } from './bundle.ts';

/** One database cluster on disk and what is needed to run a program on it. */
export interface Cluster {
  /** Absolute path as the shop sees it; holds the unix socket too. */
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
 * The data folder as the database's own processes name it. They are spawned with it as their
 * working directory; on Linux they reach it through that alone, so no folder above it needs to be
 * open to their account (docs/decisions/0010-postgres-as-root.md).
 * Either way no path passes through the shell that `pg_ctl` starts the server with.
 */
export const dataArgument = hasProc ? '/proc/self/cwd' : '.';

/** Name of the cluster in `dataDir`, the same for the same path. */
export function clusterName(dataDir: string): string {
  return `elvare-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
}

/** Where the cluster of a data folder lies. */
export function clusterFolder(dataDir: string): string {
  return path.join(dataDir, 'postgres');
}
