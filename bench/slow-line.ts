/**
 * Simulates a slow line to a server: a request arrives a round trip later, and responses come back in packets
 * that share the line across all connections. The developer tools' throttling works on whole responses
 * instead: it holds a document's body for a second round trip after its first byte.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Slow 4G. Opening a connection has no delay, because HTTP/2 uses a single one. */
export const SLOW_4G = { roundTripMs: 150, bitsPerSecond: 1_600_000 } as const;

const PACKET_BYTES = 1400;
const MS_PER_BYTE = 8000 / SLOW_4G.bitsPerSecond;

export interface SlowLine {
  /** URL of the server through the slow line. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a slow line to the server at `url`. */
export async function startSlowLine(url: string): Promise<SlowLine> {
  const { port } = new URL(url);
  /** Resolves when the line is free again. */
  let line: Promise<unknown> = Promise.resolve();
  let freeAt = 0;
  const sendBack = (to: Socket, packet: Buffer): void => {
    line = line.then(async () => {
      freeAt = Math.max(freeAt, performance.now()) + packet.length * MS_PER_BYTE;
      await wait(freeAt - performance.now());
      to.write(packet);
    });
  };
  const open = new Set<Socket>();
  const proxy = createServer((browser) => {
    const server = connect(Number(port), '127.0.0.1');
    for (const [one, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      open.add(one);
      one.setNoDelay(true);
      one.on('error', () => other.destroy());
    }
    let asked: Promise<unknown> = Promise.resolve();
    browser.on('data', (bytes) => {
      const arrives = wait(SLOW_4G.roundTripMs);
      asked = asked.then(() => arrives).then(() => server.write(bytes));
    });
    browser.on('close', () => server.destroy());
    server.on('data', (bytes) => {
      for (let at = 0; at < bytes.length; at += PACKET_BYTES) {
        sendBack(browser, bytes.subarray(at, at + PACKET_BYTES));
      }
    });
    server.on('end', () => void line.then(() => browser.end()));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async stop() {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
