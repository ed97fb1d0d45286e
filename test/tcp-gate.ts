import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

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
