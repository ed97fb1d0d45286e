import type { Socket } from 'node:net';
import pg from 'pg';
import {
  DATABASE_CONNECT_MS,
  DATABASE_KEEP_ALIVE_MS,
  DATABASE_LONG_MS,
  DATABASE_SILENCE_AFTER_MS,
} from './waits.ts';

/** Message of this client's error, and of the library's `query_timeout`, when a connection says nothing. */
export const SILENT = 'Query read timeout';

/** Default: the limit of long statements. */
interface LimitedConfig extends pg.ClientConfig {
  readonly silenceMs?: number;
}

/**
 * A connection that waits for nothing for ever. When nothing comes for `silenceMs` while a statement runs, it is
 * destroyed and everything asked of it rejects. The library's `query_timeout` would leave it open: the rollback after
 * it waits as long again.
 */
export class LimitedClient extends pg.Client {
  declare readonly readyForQuery: boolean;

  constructor({
    silenceMs = DATABASE_LONG_MS + DATABASE_SILENCE_AFTER_MS,
    ...config
  }: LimitedConfig = {}) {
    super({
      connectionTimeoutMillis: DATABASE_CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: DATABASE_KEEP_ALIVE_MS,
      ...config,
    });
    // A lost connection rejects its statement; unheard, the same error would also end the process.
    this.on('error', () => undefined);
    this.once('connect', () => {
      const socket = this.#socket;
      socket.on('timeout', () => {
        if (!this.readyForQuery) socket.destroy(new Error(SILENT));
        // Once it has fired, the socket's timer starts no more by itself.
        else socket.setTimeout(silenceMs);
      });
      socket.setTimeout(silenceMs);
    });
  }

  get #socket(): Socket {
    return this.connection.stream as Socket;
  }

  override end(): Promise<void>;
  override end(done: (error: Error) => void): void;
  override end(done?: (error: Error) => void): Promise<void> | void {
    // PostgreSQL closes the connection; one that says nothing doesn't.
    setTimeout(() => this.#socket.destroy(), DATABASE_CONNECT_MS).unref();
    return super.end(done as never);
  }
}

/** Opens a connection of its own, for statements that may take long. */
export async function openClient(
  connectionString: string,
  purpose: string,
  silenceMs?: number,
): Promise<pg.Client> {
  const application_name = `elvare ${purpose}`;
  const client = new LimitedClient({
    connectionString,
    application_name,
    ...(silenceMs !== undefined && { silenceMs }),
  });
  await client.connect();
  return client;
}
