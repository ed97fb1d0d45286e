/**
 * Gates between a shop's process and the outside world: calls to Stripe and mails pass through, or
 * are held at a chosen moment for as long as a test needs to kill the process.
 */
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { TcpGate } from './tcp-gate.ts';

/** One call or mail that is stopped on its way. */
export interface Held {
  /** Resolves when it has come as far as it may. */
  readonly reached: Promise<void>;
  /** Lets it go on. */
  release(): void;
}

interface Stop {
  readonly matches: (method: string, path: string) => boolean;
  /** `before` the call is carried out, or `after`, when only its reply is missing. */
  readonly when: 'before' | 'after';
  readonly reached: () => void;
  readonly released: Promise<void>;
}

function newStop(): { held: Held; reached: () => void; released: Promise<void> } {
  const arrival = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  return {
    held: { reached: arrival.promise, release: release.resolve },
    reached: arrival.resolve,
    released: release.promise,
  };
}

/** A call that has passed. */
interface Passed {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Form-encoded: the body of a POST, else the query. */
  readonly params: string;
  readonly answer: string;
}

/** An HTTP proxy before Stripe's API at `target`; what is held is held once. */
export class ApiGate {
  /** Target of the calls; may become known after the gate is open. */
  target: string;
  /** Every call that was carried out, with its reply. */
  readonly passed: Passed[] = [];
  readonly #server = createServer((incoming, answer) => this.#pass(incoming, answer));
  readonly #stops: Stop[] = [];

  constructor(target: string) {
    this.target = target;
  }

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Holds the next call of this method whose path begins so. */
  hold(method: string, path: string, when: Stop['when']): Held {
    const { held, reached, released } = newStop();
    this.#stops.push({
      matches: (its, at) => its === method && at.startsWith(path),
      when,
      reached,
      released,
    });
    return held;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = incoming;
    const index = this.#stops.findIndex(({ matches }) => matches(method, url));
    const [stop] = index < 0 ? [] : this.#stops.splice(index, 1);
    const body: Buffer[] = [];
    for await (const chunk of incoming) body.push(chunk as Buffer);
    if (stop?.when === 'before') {
      stop.reached();
      await stop.released;
    }
    const onward = request(new URL(url, this.target), { method, headers: incoming.headers });
    onward.on('error', () => answer.destroy());
    onward.end(Buffer.concat(body));
    const [reply] = (await once(onward, 'response')) as [IncomingMessage];
    const said: Buffer[] = [];
    for await (const chunk of reply) said.push(chunk as Buffer);
    const [path = '', query = ''] = url.split('?');
    this.passed.push({
      method,
      path,
      headers: incoming.headers,
      params: method === 'POST' ? Buffer.concat(body).toString() : query,
      answer: Buffer.concat(said).toString(),
    });
    if (stop?.when === 'after') {
      stop.reached();
      await stop.released;
    }
    answer.writeHead(reply.statusCode ?? 502, reply.headers).end(Buffer.concat(said));
  }
}

const END_OF_MAIL = '\r\n.\r\n';

/** A TCP proxy before the mail server at `target` (`smtp://…`). */
export class MailGate extends TcpGate {
  readonly #target: URL;
  readonly #stops: { at: 'greeting' | 'accepted'; reached: () => void }[] = [];

  constructor(target: string) {
    super();
    this.#target = new URL(target);
  }

  async open(): Promise<string> {
    return `smtp://127.0.0.1:${await this.listen()}`;
  }

  /**
   * Holds the next mail: before the server has said a word (`greeting`), or when it has taken the
   * mail and its word of that has not arrived (`accepted`).
   */
  hold(at: 'greeting' | 'accepted'): Held {
    const { held, reached } = newStop();
    this.#stops.push({ at, reached });
    return held;
  }

  protected override pass(client: Socket): void {
    const stop = this.#stops.shift();
    if (stop?.at === 'greeting') {
      stop.reached();
      return;
    }
    const server = this.join(client, connect(Number(this.#target.port), this.#target.hostname));
    let tail = '';
    client.on('data', (bytes) => {
      tail = (tail + bytes.toString('latin1')).slice(-END_OF_MAIL.length);
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (stop?.at === 'accepted' && tail === END_OF_MAIL) stop.reached();
      else client.write(bytes);
    });
  }
}
