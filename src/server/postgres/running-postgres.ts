import path from 'node:path';
import type { Cluster } from './cluster.ts';
import { connectionString, ensureDatabase } from './databases.ts';
import { type PostgresRefusal, refuse } from './failure.ts';
import { type StartedServer, startServer } from './server-start.ts';
import { findPostmaster, stopServer } from './server-stop.ts';
import { leaveSocketFolder, socketFolder } from './socket-folder.ts';

/** Name of the shop's own database in the cluster. */
export const shopDatabase = 'elvare';
const linkCheckMs = 600_000;

/** The shop's own database, running. */
export interface RunningPostgres {
  /** For `pg`, over the unix socket; stays the same over restarts. */
  readonly connectionString: string;
  /** True if the server was running already and was adopted. */
  readonly adopted: boolean;
  /** Pid of the postmaster; changes with `restart()`. */
  readonly pid: number;
  /** Stops it (fast shutdown; after 1.8 s an immediate one) and unlocks the data folder. */
  stop(): Promise<void>;
  isRunning(): Promise<boolean>;
  /**
   * Restarts it if the postmaster was killed while the shop runs; does nothing if it runs. Concurrent calls
   * share one attempt. After `stop()` it returns the code `stopped`.
   */
  restart(): Promise<{ ok: true } | PostgresRefusal>;
}

/**
 * Starts or adopts the cluster's server and makes sure that the shop's database accepts connections.
 * @param released called once, after the server was stopped
 */
export async function openServer(
  cluster: Cluster,
  log: (line: string) => void,
  released: () => void,
): Promise<{ ok: true; postgres: RunningPostgres } | PostgresRefusal> {
  const host = await socketFolder(cluster.folder);
  if (!host) {
    return refuse(
      'start_failed',
      `The path ${cluster.folder} is too long for a socket, and no short private folder can be written. Set DATA_DIR to a shorter path.`,
    );
  }
  const connection = connectionString(host, shopDatabase);
  let server = await startAndConnect(cluster, connection, log);
  if (!server.ok) return server;
  const keepLink = setInterval(() => void socketFolder(cluster.folder), linkCheckMs).unref();

  let stopping: Promise<void> | undefined;
  let restarting: Promise<{ ok: true } | PostgresRefusal> | undefined;
  const end = async () => {
    clearInterval(keepLink);
    await restarting;
    await stopServer(cluster);
    await leaveSocketFolder(host, cluster.folder);
    released();
  };
  const restart = async () => {
    const again = await startAndConnect(cluster, connection, log);
    if (again.ok) server = again;
    return again.ok ? ({ ok: true } as const) : again;
  };
  const { adopted } = server;
  const postgres: RunningPostgres = {
    connectionString: connection,
    adopted,
    get pid() {
      return server.ok ? server.pid : 0;
    },
    stop() {
      stopping ??= end();
      return stopping;
    },
    async isRunning() {
      return (await findPostmaster(cluster)) !== undefined;
    },
    async restart() {
      if (stopping) return refuse('stopped', 'The database has been stopped.');
      restarting ??= restart().finally(() => {
        restarting = undefined;
      });
      return restarting;
    },
  };
  return { ok: true, postgres };
}

/** Starts the server and connects to it. An adopted server that doesn't respond is restarted. */
async function startAndConnect(
  cluster: Cluster,
  connection: string,
  log: (line: string) => void,
): Promise<StartedServer | PostgresRefusal> {
  const logFile = path.join(path.dirname(cluster.folder), 'postgres.log');
  for (;;) {
    const server = await startServer(cluster, logFile);
    if (!server.ok) return server;
    try {
      await ensureDatabase(connection, shopDatabase);
      if (server.adopted) log('Took over the database that was still running.');
      return server;
    } catch (error) {
      await stopServer(cluster);
      if (server.adopted) continue;
      const why = error instanceof Error ? error.message : String(error);
      return refuse('start_failed', `The database does not answer: ${why} (log: ${logFile})`);
    }
  }
}
