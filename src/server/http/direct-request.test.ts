import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hasShortBody, readShortBody } from './direct-request.ts';

const LIMIT_BYTES = 12;
const read: string[] = [];
let server: Server;

/** Reads bodies within the limit first; the app behind returns the body it received. */
beforeAll(async () => {
  const app = new Hono().all('*', async (c) => c.text(`app: ${await c.req.text()}`));
  const behind = getRequestListener(app.fetch);
  server = createServer((request, response) => {
    if (!hasShortBody(request, LIMIT_BYTES)) return behind(request, response);
    readShortBody(request, (body) => {
      read.push(body.toString());
      void behind(request, response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  read.length = 0;
});

/** Sends the raw parts one after the other and returns the last line of the response. */
async function send(...parts: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  for (const part of parts) {
    socket.write(part);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return (await text(socket)).split('\r\n').at(-1) ?? '';
}
const head = (...lines: string[]) =>
  ['PUT / HTTP/1.1', 'Host: shop', 'Connection: close', ...lines, '', ''].join('\r\n');

it('reads a body that arrives whole or in parts, and the app behind gets the same', async () => {
  expect(await send(`${head('Content-Length: 12')}twelve bytes`)).toBe('app: twelve bytes');
  expect(await send(head('Content-Length: 12'), 'twelve', ' bytes')).toBe('app: twelve bytes');
  expect(read).toEqual(['twelve bytes', 'twelve bytes']);
});

it('reads no more than the declared length; the bytes after it are the next request', async () => {
  const first = 'PUT / HTTP/1.1\r\nHost: shop\r\nContent-Length: 6\r\n\r\ntwelve';
  expect(await send(`${first}${head('Content-Length: 5')}bytes`)).toBe('app: bytes');
  expect(read).toEqual(['twelve', 'bytes']);
});

it.each([
  ['is longer', `${head('Content-Length: 13')}twelve bytes.`, 'app: twelve bytes.'],
  ['is empty', head('Content-Length: 0'), 'app: '],
  ['is absent', head(), 'app: '],
])('leaves a body that %s to the app', async (_name, request, answer) => {
  expect(await send(request)).toBe(answer);
  expect(read).toEqual([]);
});

it('leaves a body of undeclared length to the app', async () => {
  const answer = await send(`${head('Transfer-Encoding: chunked')}3\r\nabc\r\n0\r\n\r\n`);
  expect(answer).toBe('app: abc');
  expect(read).toEqual([]);
});

it('never reports a body whose sender disconnected', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${head('Content-Length: 12')}twelve`);
  await once(server, 'request');
  socket.destroy();
  await once(socket, 'close');
  expect(await send(`${head('Content-Length: 3')}new`)).toBe('app: new');
  expect(read).toEqual(['new']);
});
