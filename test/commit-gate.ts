import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';

/** `commit` as a simple query of PostgreSQL's protocol: type, length, text. */
const COMMIT = Buffer.from('Q\0\0\0\vcommit\0');

interface Stop {
  /** Part of a statement of the transaction. */
  readonly statement: string;
  /** `before` the commit is carried out, or `after`, when only its reply is missing. */
  readonly when: 'before' | 'after';
  readonly reached: () => void;
}

/** A proxy before the PostgreSQL of a connection string, which stops a transaction at its commit. */
export class CommitGate {
  readonly #target: URL;
  readonly #server = createServer((client) => this.#pass(client));
  readonly #sockets = new Set<Socket>();
  #stop: Stop | undefined;

  constructor(connectionString: string) {
    this.#target = new URL(connectionString);
  }

  /** Returns the connection string through the gate. */
  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const url = new URL(this.#target);
    url.searchParams.delete('host');
    url.hostname = '127.0.0.1';
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  /** Stops the next transaction with such a statement; resolves when it has come as far as it may. */
  hold(statement: string, when: Stop['when']): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#stop = { statement, when, reached: resolve };
    return promise;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #pass(client: Socket): void {
    const folder = this.#target.searchParams.get('host') ?? '';
    const server = connect(path.join(folder, `.s.PGSQL.${this.#target.port}`));
    for (const socket of [client, server]) this.#keep(socket);
    let isMeant = false;
    let isHeld = false;
    client.on('data', (bytes) => {
      const stop = this.#stop;
      isMeant ||= stop !== undefined && bytes.includes(stop.statement);
      isHeld ||= isMeant && bytes.equals(COMMIT);
      if (isHeld && stop?.when === 'before') stop.reached();
      else server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (isHeld) this.#stop?.reached();
      else client.write(bytes);
    });
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    // A process that is killed breaks its connections off.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }
}
