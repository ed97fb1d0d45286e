import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, createServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { LEAVE_MS } from '../waits.ts';
import { readBytes } from './read-json.ts';
import { leaveMs, ShopServer } from './server.ts';

const servers: ShopServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function listening(bodyTimeoutMs?: number): Promise<{ server: ShopServer; origin: string }> {
  const server = new ShopServer('https://shop.example', bodyTimeoutMs);
  servers.push(server);
  const heard = await server.listen(0, '127.0.0.1');
  if (!heard.ok) throw new Error(heard.reason);
  return { server, origin: `http://127.0.0.1:${heard.port}` };
}

test('every request gets a 503 while the shop starts', async () => {
  const { origin } = await listening();
  const response = await fetch(`${origin}/`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  expect(response.headers.get('strict-transport-security')).toContain('includeSubDomains');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test('requests are routed to the API or the pages', async () => {
  const { server, origin } = await listening();
  const app = new Hono().all('*', (c) => c.text('api'));
  server.serve(getRequestListener(app.fetch), (_, response) => response.end('page'));
  const answer = async (path: string) => (await fetch(origin + path)).text();
  expect(await answer('/api/health')).toBe('api');
  expect(await answer('/api')).toBe('api');
  expect(await answer('/feeds/google-merchant.de.xml')).toBe('api');
  expect(await answer('/apis')).toBe('page');
  expect(await answer('/')).toBe('page');
});

test('responses of the API have security headers, and their own in place of these', async () => {
  const { server, origin } = await listening();
  const app = new Hono()
    .get('/api/plain', (c) => c.body(null, 204))
    .get('/api/own', (c) => c.json({}, 200, { 'cache-control': 'public', 'X-Own': 'yes' }));
  server.serve(getRequestListener(app.fetch), (_, response) => response.end('page'));
  const headersOf = async (path: string) => (await fetch(origin + path)).headers;
  const plain = await headersOf('/api/plain');
  expect(plain.get('x-content-type-options')).toBe('nosniff');
  expect(plain.get('content-security-policy')).toContain("default-src 'none'");
  expect(plain.get('strict-transport-security')).toContain('includeSubDomains');
  expect(plain.get('cache-control')).toBe('no-store');
  const own = await headersOf('/api/own');
  expect(own.get('x-content-type-options')).toBe('nosniff');
  expect([own.get('cache-control'), own.get('x-own')]).toEqual(['public', 'yes']);
  expect((await headersOf('/')).get('cache-control')).toBeNull();
});

test('a taken port and an address of another machine are reported', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await new ShopServer('').listen(port, '127.0.0.1')).toEqual({
    ok: false,
    reason: 'taken',
  });
  expect(await new ShopServer('').listen(0, '192.0.2.1')).toEqual({
    ok: false,
    reason: 'no_address',
  });
  other.close();
});

test('a node behind a proxy says that it is about to stop, and serves on', async () => {
  const { server, origin } = await listening();
  const serve = (_: unknown, response: ServerResponse) => response.end('served');
  server.serve(serve, serve);
  const statuses = () =>
    Promise.all(
      ['/api/health/live', '/api/cart', '/'].map(
        async (path) => (await fetch(origin + path)).status,
      ),
    );
  await server.leave(leaveMs({ trustProxy: [] }));
  expect(await statuses()).toEqual([200, 200, 200]);
  expect(leaveMs({ trustProxy: ['127.0.0.1'] })).toBe(LEAVE_MS);
  const left = server.leave(200);
  expect(await statuses()).toEqual([503, 200, 200]);
  const headers = { 'x-forwarded-for': '192.0.2.7' };
  expect((await fetch(`${origin}/api/health/live`, { headers })).status).toBe(200);
  await left;
});

test('close() waits for requests under way for a limited time, and not for idle connections', async () => {
  const { server, origin } = await listening();
  const app = new Hono()
    .get('/api/slow', async (c) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return c.text('done');
    })
    .get(
      '/api/endless',
      () => new Response(new ReadableStream({ start: (c) => c.enqueue(new Uint8Array(1)) })),
    );
  server.serve(getRequestListener(app.fetch), (_, response) => response.end());
  const idle = connect({ port: Number(new URL(origin).port), host: '127.0.0.1' });
  await once(idle, 'connect');
  const endless = await fetch(`${origin}/api/endless`);
  const slow = fetch(`${origin}/api/slow`).then((response) => response.text());
  await new Promise((resolve) => setTimeout(resolve, 50));
  await server.close();
  expect(await slow).toBe('done');
  await expect(endless.text()).rejects.toThrow();
  idle.destroy();
});

test('close() still answers on an open connection, as the last time there', async () => {
  const { server, origin } = await listening();
  server.serve(
    (_, response) => response.end(),
    (_, response) => response.end('page'),
  );
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  const get = async () => {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return String((await once(socket, 'data'))[0]);
  };
  expect(await get()).toContain('Connection: keep-alive');
  const closed = server.close();
  await expect(fetch(origin)).rejects.toThrow();
  expect(await get()).toMatch(/^HTTP\/1.1 200 .*Connection: close/s);
  await closed;
});

test('a body that stays away ends its request; an upload has longer', async () => {
  const { server, origin } = await listening(100);
  const app = new Hono().post('*', async (c) => c.text(await c.req.text()));
  server.serve(getRequestListener(app.fetch), (_, response) => response.end());
  const begin = async (path: string) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\na`);
    return socket;
  };
  const upload = await begin('/api/admin/media');
  const slow = await begin('/api/contact');
  const [refusal] = await once(slow, 'data');
  expect(String(refusal)).toContain('408 Request Timeout');
  await once(slow, 'close');
  upload.write('b');
  const [reply] = await once(upload, 'data');
  expect(String(reply)).toContain('200 OK');
  upload.destroy();
});

const PAY = 'POST /api/pay HTTP/1.1\r\nHost: shop\r\n';
test.each([
  ['two lengths', `${PAY}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}   `],
  ['length and chunks', `${PAY}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['an unknown coding', `${PAY}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ['a length that is none', `${PAY}Content-Length: -1\r\n\r\n`],
  ['a chunk without a size', `${PAY}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
  ['a zero byte in a header', `${PAY}X: a\0b\r\n\r\n`],
  ['a space before the colon', `${PAY}X : a\r\n\r\n`],
  ['a long header', `${PAY}X: ${'x'.repeat(40_000)}\r\n\r\n`],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
])('a message with %s is refused, and nothing behind it is read', async (_, message) => {
  const { server, origin } = await listening();
  const app = new Hono().all('*', async (c) => c.text(`reached ${await c.req.text()}`));
  const reply = getRequestListener(app.fetch);
  server.serve(reply, reply);
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const parts: string[] = [];
  socket.on('data', (part) => parts.push(String(part)));
  socket.end(`${message}GET / HTTP/1.1\r\nHost: shop\r\n\r\n`);
  await once(socket, 'close');
  expect(parts.join('')).toMatch(/^(HTTP\/1.1 4\d\d |$)/);
  expect(parts.join('')).not.toContain('reached');
});

test('a body of unknown length above the limit is refused without a reset of its connection', async () => {
  const { server, origin } = await listening();
  const app = new Hono()
    .post('/api/body', async (c) => c.json(await readBytes(c, 1_000), 413))
    .get('/api/next', (c) => c.text('next'));
  server.serve(getRequestListener(app.fetch), (_, response) => response.end());
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const chunk = `1000\r\n${'a'.repeat(0x1000)}\r\n`;
  socket.write('POST /api/body HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n');
  socket.write(chunk);
  const [refusal] = await once(socket, 'data');
  expect(String(refusal)).toMatch(/^HTTP\/1.1 413 .*body_too_large/s);
  socket.write(`${chunk.repeat(8)}0\r\n\r\nGET /api/next HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const [reply] = await once(socket, 'data');
  expect(String(reply)).toMatch(/^HTTP\/1.1 200 .*next/s);
  socket.destroy();
});
