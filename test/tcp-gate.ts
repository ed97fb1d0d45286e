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
