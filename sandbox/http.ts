import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { ListenFailure } from './problem.ts';

export interface Listening {
  port: number;
  close(): Promise<void>;
}

/**
 * A server for the app at one address; port 0 picks a free one. Rejects with a `ListenFailure` that names `setting`,
 * from which the port comes.
 */
export function listen(app: Hono, host: string, port: number, setting: string): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  return new Promise((done, failed) => {
    const refuse = (error: unknown) => failed(new ListenFailure(setting, host, port, error));
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      done({
        port: (server.address() as AddressInfo).port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}

/** `http://host:port` as one would type it; a wildcard address is reached as localhost. */
export function reachable(scheme: string, host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `${scheme}://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
