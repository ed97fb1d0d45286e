import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { TcpGate } from './tcp-gate.ts';

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
export class CommitGate extends TcpGate {
  readonly #target: URL;
  #stop: Stop | undefined;

  constructor(connectionString: string) {
    super();
    this.#target = new URL(connectionString);
  }

  /** Returns the connection string through the gate. */
  async open(): Promise<string> {
    const url = new URL(this.#target);
    url.searchParams.delete('host');
    url.hostname = '127.0.0.1';
    url.port = String(await this.listen());
    return url.href;
  }

  /** Stops the next transaction with such a statement; resolves when it has come as far as it may. */
  hold(statement: string, when: Stop['when']): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#stop = { statement, when, reached: resolve };
    return promise;
  }

  protected override pass(client: Socket): void {
    const folder = this.#target.searchParams.get('host') ?? '';
    const server = this.join(client, connect(path.join(folder, `.s.PGSQL.${this.#target.port}`)));
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
  }
}
