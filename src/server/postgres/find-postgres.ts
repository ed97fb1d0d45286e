import path from 'node:path';
import { clusterFolder, clusterName } from './cluster.ts';
import { connectionString } from './databases.ts';
import { shopDatabase } from './running-postgres.ts';
import { findPostmaster } from './server-stop.ts';
import { socketFolder } from './socket-folder.ts';

/**
 * Returns the connection string of the database that runs in a data folder, for a tool beside a running
 * shop; `undefined` if none runs. Starts and locks nothing.
 */
export async function findPostgres(options: { dataDir: string }): Promise<string | undefined> {
  const dataDir = path.resolve(options.dataDir);
  const cluster = { folder: clusterFolder(dataDir), name: clusterName(dataDir) };
  if (!(await findPostmaster(cluster))) return undefined;
  const host = await socketFolder(cluster.folder);
  return host && connectionString(host, shopDatabase);
}
