import type { Socket } from 'node:net';
import { PostgresGate } from './tcp-gate.ts';

/** `commit` as a simple query of PostgreSQL's protocol: type, length, text. */
const COMMIT = Buffer.from('Q\0\0\0\vcommit\0');

interface Stop {
  /** Part of a statement of the transaction. */
  readonly statement: string;
  /** `before` the commit is carried out, or `after`, when only its reply is missing. */
  readonly when: 'before' | 'after';
  readonly reached: () => void;
}

/** A proxy before PostgreSQL that stops a transaction at its commit. */
export class CommitGate extends PostgresGate {
  #stop: Stop | undefined;

  /** Stops the next transaction with such a statement; resolves when it has come as far as it may. */
  hold(statement: string, when: Stop['when']): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#stop = { statement, when, reached: resolve };
    return promise;
  }

  protected override pass(client: Socket): void {
    const server = this.connect(client);
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
