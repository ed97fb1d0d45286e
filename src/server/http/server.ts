import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '../env.ts';
import { LEAVE_MS } from '../waits.ts';
import { plainHeaders } from './security-headers.ts';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Enough for a body of 64 KB on the slowest phone network. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Enough for a picture of 25 MB at 1 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 240_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** Longer than the idle time of common proxies, so that they never write to a closing connection. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000;
/** Time for requests under way to end when the shop stops. */
const DRAIN_MS = 1_500;
/** A proxy may be sending on a connection that is idle here, which it learns of within this time. */
const IDLE_MS = 500;

const LIVE = '/api/health/live';
const AWAY_HEADERS = { 'retry-after': '1', 'content-type': 'text/plain; charset=utf-8' };

type ListenResult =
  | { readonly ok: true; readonly port: number }
  | { readonly ok: false; readonly reason: 'taken' | 'forbidden' | 'no_address' };

const TIMEOUT_RESPONSE = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Milliseconds for which a node says that it stops: none without a proxy that asks. */
export const leaveMs = ({ trustProxy }: Pick<Settings, 'trustProxy'>) =>
  trustProxy.length > 0 ? LEAVE_MS : 0;

/** Ends a request whose body doesn't arrive in time, as Node does with `requestTimeout`. */
function limitTime(request: IncomingMessage, response: ServerResponse, ms: number): void {
  const timer = setTimeout(() => {
    if (!response.headersSent) request.socket.write(TIMEOUT_RESPONSE);
    request.destroy();
  }, ms).unref();
  const clear = () => clearTimeout(timer);
  request.once('end', clear);
  request.once('close', clear);
}

/**
 * The shop's HTTP server. It listens before the rest has started, so that a taken port is reported at once.
 * Until `serve` is called, every request gets a 503.
 */
export class ShopServer {
  readonly #server: Server;
  #pages: RequestHandler | undefined;
  #api: RequestHandler | undefined;
  #isLeaving = false;
  #isClosing = false;

  /**
   * @param baseUrl origin of the shop; with https, responses carry `Strict-Transport-Security`
   * @param bodyTimeoutMs time for a body to arrive, an upload's excepted
   */
  constructor(baseUrl: string, bodyTimeoutMs = REQUEST_TIMEOUT_MS) {
    const headers = new Map(
      Object.entries({ ...plainHeaders(baseUrl), 'cache-control': 'no-store' }),
    );
    this.#server = createServer((request, response) => {
      const { url = '/' } = request;
      if (this.#isClosing) response.shouldKeepAlive = false;
      // A short body has come with the head by the next tick and needs no timer.
      if (hasBody(request) && url !== '/api/admin/media')
        process.nextTick(() => {
          if (!request.complete) limitTime(request, response, bodyTimeoutMs);
        });
      const isApi = /^\/(api(\/|$)|(feeds|media)\/)/.test(url);
      const handler = isApi ? this.#api : this.#pages;
      // Defaults of every response but the pages', which have their own.
      if (isApi || handler === undefined) response.setHeaders(headers);
      // Asked by the proxy itself; a browser's question goes on with the header.
      if (this.#isLeaving && url === LIVE && !request.headers['x-forwarded-for']) {
        response.writeHead(503, AWAY_HEADERS);
        response.end('Stopping\n');
        return;
      }
      if (handler !== undefined) {
        handler(request, response);
        return;
      }
      response.writeHead(503, AWAY_HEADERS);
      response.end('Starting\n');
    });
    // Node has one limit for all requests, so those without an upload get theirs above.
    this.#server.requestTimeout = UPLOAD_TIMEOUT_MS;
    this.#server.headersTimeout = HEADERS_TIMEOUT_MS;
    this.#server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  }

  /** The node:http server, for other protocols on it (hot reload). */
  get node(): Server {
    return this.#server;
  }

  /** @param isShared true if several processes listen on this port, each with its own queue */
  async listen(port: number, host: string, isShared = false): Promise<ListenResult> {
    const { promise, resolve, reject } = Promise.withResolvers<ListenResult>();
    const failed = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve({ ok: false, reason: 'taken' });
      else if (error.code === 'EACCES') resolve({ ok: false, reason: 'forbidden' });
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
        resolve({ ok: false, reason: 'no_address' });
      } else reject(error);
    };
    this.#server.once('error', failed);
    this.#server.listen({ port, host, reusePort: isShared }, () => {
      this.#server.off('error', failed);
      resolve({ ok: true, port: (this.#server.address() as AddressInfo).port });
    });
    return promise;
  }

  serve(api: RequestHandler, pages: RequestHandler): void {
    this.#api = api;
    this.#pages = pages;
  }

  /** Says for so long that it is about to stop, and answers as before: until the proxy has taken another node. */
  async leave(ms: number): Promise<void> {
    this.#isLeaving = ms > 0;
    await wait(ms);
  }

  /**
   * Accepts no more connections, so that a proxy takes another node, and lets requests under way end, for at most 1.5 s.
   * Those that still come on open connections are the last there.
   */
  async close(): Promise<void> {
    if (!this.#server.listening) return;
    this.#isClosing = true;
    // The close() of node:http would end idle connections at once.
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(this.#server, () => resolve());
    });
    const idle = setTimeout(() => this.#server.closeIdleConnections(), IDLE_MS);
    const late = setTimeout(() => this.#server.closeAllConnections(), DRAIN_MS);
    await closed;
    clearTimeout(idle);
    clearTimeout(late);
  }
}
