import { randomInt } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect, type NetConnectOpts } from 'node:net';

/** Longer than any limit of the shop itself; a reply that takes longer counts as a hang. */
const REPLY_MS = 25_000;

export interface Call {
  readonly method?: string;
  readonly path?: string;
  /** Text and bytes are sent as they are, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  /** The whole message, for what no HTTP client would send; the connection closes behind it. */
  readonly raw?: string;
}

export interface Reply {
  /** 0: the server closed the connection without a reply; -1: no reply in time. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The error code of a JSON reply. */
  readonly code: string | undefined;
}

function replyOf(status: number, text = '', headers: IncomingHttpHeaders = {}): Reply {
  return { status, headers, text, code: /^\{.*"code":"(\w+)"/.exec(text)?.[1] };
}

/**
 * Sends requests as they are, without the repairs of `fetch`: any path, header and body. Linux routes
 * all of 127.0.0.0/8 to the machine itself, so every call comes from an address of its own and the
 * limits per address don't hide what they are not tested for.
 */
export class Caller {
  readonly origin: string;
  readonly #host: string;
  readonly #at: { readonly host: string; readonly port: number };

  constructor(address: string) {
    const { origin, host, hostname, port } = new URL(address);
    this.origin = origin;
    this.#host = host;
    this.#at = { host: hostname.replace('localhost', '127.0.0.1'), port: Number(port || 80) };
  }

  /** A loopback address that no call has come from; undefined where there are no others. */
  #newAddress(): string | undefined {
    if (process.platform !== 'linux') return undefined;
    return `127.${randomInt(64, 128)}.${randomInt(256)}.${randomInt(1, 255)}`;
  }

  /** A request as a page of the shop sends it, changed by `headers`, or the bytes of `raw`. */
  async call(call: Call): Promise<Reply> {
    const localAddress = this.#newAddress();
    const at = { ...this.#at, ...(localAddress !== undefined && { localAddress }) };
    const { promise, resolve } = Promise.withResolvers<Reply>();
    const sent =
      call.raw === undefined ? this.#request(at, call, resolve) : sendRaw(at, call.raw, resolve);
    sent.on('error', () => resolve(replyOf(0)));
    sent.setTimeout(REPLY_MS, () => resolve(replyOf(-1)));
    const reply = await promise;
    sent.destroy();
    return reply;
  }

  #request(at: object, call: Call, resolve: (reply: Reply) => void) {
    const { method = 'GET', path = '/', body, cookie = '' } = call;
    const isBytes = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
    const bytes = isBytes ? body : JSON.stringify(body);
    const size = bytes === undefined ? undefined : String(Buffer.byteLength(bytes));
    const headers = {
      host: this.#host,
      ...(!['GET', 'HEAD', 'OPTIONS'].includes(method) && { origin: this.origin }),
      ...(size && { 'content-length': size, 'content-type': 'application/json' }),
      ...(cookie !== '' && { cookie }),
      ...call.headers,
    };
    const sent = request({ ...at, agent: false, method, path, headers }, (response) => {
      const parts: string[] = [];
      const done = () =>
        resolve(replyOf(response.statusCode ?? 0, parts.join(''), response.headers));
      response.setEncoding('utf8');
      response.on('data', (part: string) => parts.push(part));
      response.on('close', done);
      // A live stream never ends; its head says all.
      if (response.headers['content-type']?.startsWith('text/event-stream')) done();
    });
    // A server that refuses a long body may close before it is all written.
    return sent.end(bytes);
  }
}

function sendRaw(at: NetConnectOpts, raw: string, resolve: (reply: Reply) => void) {
  const socket = connect(at);
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.on('close', () => {
    const head = Buffer.concat(parts).toString('latin1');
    resolve(replyOf(Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1] ?? 0)));
  });
  return socket.end(raw, 'latin1');
}
