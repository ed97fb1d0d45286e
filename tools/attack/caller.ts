import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

/** Longer than any limit of the shop itself; a reply that takes longer counts as a hang. */
const REPLY_MS = 25_000;
/** More of a body tells nothing new. */
const READ_BYTES = 512 * 1024;

export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  /** Source address on the loopback network; default: one that nobody has used. */
  readonly from?: string;
}

export interface Reply {
  /** 0: the server closed the connection without a reply; -1: no reply in time. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The error code of a JSON reply. */
  readonly code: string | undefined;
}

function codeOf(text: string): string | undefined {
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}

const noReply = (status: 0 | -1): Reply => ({ status, headers: {}, text: '', code: undefined });

/**
 * Sends requests as they are, without the repairs of `fetch`: any path, header and body. Linux routes
 * all of 127.0.0.0/8 to the machine itself, so every call comes from an address of its own and the
 * limits per address don't hide what they are not tested for.
 */
export class Caller {
  readonly origin: string;
  readonly #url: URL;
  readonly #hasAddresses: boolean;
  #next = Math.floor(Math.random() * 0x3f_ffff);

  constructor(origin: string) {
    this.#url = new URL(origin);
    this.origin = this.#url.origin;
    this.#hasAddresses = process.platform === 'linux' && this.#url.hostname !== '[::1]';
  }

  /** A loopback address that no call has come from; undefined where there are no others. */
  newAddress(): string | undefined {
    if (!this.#hasAddresses) return undefined;
    this.#next += 1;
    const at = this.#next;
    return `127.${64 + ((at >> 16) & 63)}.${(at >> 8) & 255}.${1 + (at & 127)}`;
  }

  get #address(): { readonly host: string; readonly port: number } {
    const { hostname, port } = this.#url;
    const host = hostname === 'localhost' ? '127.0.0.1' : hostname.replace(/^\[|\]$/g, '');
    return { host, port: Number(port === '' ? 80 : port) };
  }

  /** A request as a page of the shop sends it, changed by `headers`. */
  call({ method = 'GET', path, body, headers = {}, cookie, from }: Call): Promise<Reply> {
    const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(method);
    const localAddress = from ?? this.newAddress();
    const { promise, resolve } = Promise.withResolvers<Reply>();
    const sent = request({
      ...this.#address,
      ...(localAddress === undefined ? {} : { localAddress }),
      agent: false,
      method,
      path,
      headers: {
        host: this.#url.host,
        ...(isWrite ? { origin: this.origin } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        ...(cookie === undefined || cookie === '' ? {} : { cookie }),
        ...headers,
      },
    });
    const timer = setTimeout(() => {
      resolve(noReply(-1));
      sent.destroy();
    }, REPLY_MS);
    sent.on('error', () => resolve(noReply(0)));
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      const done = () => {
        const text = Buffer.concat(parts).toString('utf8');
        const { statusCode = 0 } = response;
        resolve({ status: statusCode, headers: response.headers, text, code: codeOf(text) });
        sent.destroy();
      };
      // A live stream never ends; its head says all.
      if (response.headers['content-type']?.startsWith('text/event-stream')) {
        done();
        return;
      }
      response.on('data', (part: Buffer) => {
        parts.push(part);
        bytes += part.length;
        if (bytes > READ_BYTES) done();
      });
      response.on('end', done);
      response.on('error', done);
    });
    // A server that refuses a long body may close before it is all written.
    sent.end(body);
    return promise.finally(() => clearTimeout(timer));
  }

  /** A JSON body of `value`. */
  send(method: string, path: string, value: unknown, more: Partial<Call> = {}): Promise<Reply> {
    return this.call({ method, path, body: JSON.stringify(value), ...more });
  }

  /** Bytes as they are, for what no HTTP client would send. `isCutOff` closes after the last one. */
  raw(bytes: string | Buffer, isCutOff = false): Promise<Reply> {
    const localAddress = this.newAddress();
    const { promise, resolve } = Promise.withResolvers<Reply>();
    const socket = connect({
      ...this.#address,
      ...(localAddress === undefined ? {} : { localAddress }),
    });
    const parts: Buffer[] = [];
    const done = () => {
      const all = Buffer.concat(parts).toString('utf8');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(all)?.[1] ?? 0);
      const end = all.indexOf('\r\n\r\n');
      const lines = all.slice(0, Math.max(end, 0)).split('\r\n').slice(1);
      const headers = Object.fromEntries(
        lines.map((line) => {
          const colon = line.indexOf(':');
          return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
        }),
      );
      const text = all.slice(end + 4);
      resolve({ status, headers, text, code: codeOf(text) });
      socket.destroy();
    };
    const timer = setTimeout(() => {
      resolve(noReply(-1));
      socket.destroy();
    }, REPLY_MS);
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('close', done);
    socket.on('error', done);
    socket.write(bytes);
    if (isCutOff) socket.end();
    return promise.finally(() => clearTimeout(timer));
  }

  /** A head with these lines and no body; the connection closes after the reply. */
  rawHead(method: string, target: string, lines: readonly string[] = []): Promise<Reply> {
    const head = [`${method} ${target} HTTP/1.1`, `Host: ${this.#url.host}`, 'Connection: close'];
    return this.raw(Buffer.from(`${[...head, ...lines].join('\r\n')}\r\n\r\n`, 'latin1'));
  }
}
