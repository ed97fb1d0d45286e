import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';

/** A TCP proxy on a free port, whose kind decides what passes. */
export abstract class TcpGate {
  readonly #server = createServer((client) => this.pass(this.#keep(client)));
  readonly #sockets = new Set<Socket>();

  /** Passes a connection on, or holds it. */
  protected abstract pass(client: Socket): void;

  /** Opens the port, and returns it. */
  protected async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Returns the connection to the server of a client; each ends with the other. */
  protected join(client: Socket, server: Socket): Socket {
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
    return this.#keep(server);
  }

  #keep(socket: Socket): Socket {
    this.#sockets.add(socket);
    // A process that is killed breaks its connections off.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
    return socket;
  }
}

/** A proxy before the PostgreSQL of a connection string. */
export abstract class PostgresGate extends TcpGate {
  readonly #target: URL;

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

  protected connect(client: Socket): Socket {
    const folder = this.#target.searchParams.get('host') ?? '';
    return this.join(client, connect(path.join(folder, `.s.PGSQL.${this.#target.port}`)));
  }
}

/** A proxy before PostgreSQL that closes the connection instead of passing on the statement of its turn. */
export class CutGate extends PostgresGate {
  /** Messages until the cut; undefined passes everything. */
  left: number | undefined;
  cuts = 0;
  /** Then nothing is passed on, and nothing closed. */
  isSilent = false;

  protected override pass(client: Socket): void {
    const server = this.connect(client);
    server.on('data', (bytes) => client.write(bytes));
    client.on('data', (bytes) => {
      if (this.left !== undefined) {
        this.left -= 1;
        if (this.left <= 0) {
          this.cuts += 1;
          if (!this.isSilent) client.end();
          return;
        }
      }
      server.write(bytes);
    });
  }
}
