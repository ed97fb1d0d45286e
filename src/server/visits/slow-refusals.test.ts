import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CHROME, openVisitShop, visitIdOf } from '#test/visitors.ts';
import { createApp } from '../app.ts';
import { visitRoutes } from './routes.ts';

/** A refusal over the rate limit is delayed; no other reply is. */
const test = await openVisitShop();
let server: Server;
beforeEach(async () => {
  await test.startOver();
  server = createServer(
    getRequestListener(
      createApp(test.shop, [(shop) => visitRoutes(shop, { refusalsWaiting: 1 })]).fetch,
    ),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;
const body = JSON.stringify({ current_page: '/' });

async function statusOf(id: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port()}/api/active-sessions/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'user-agent': CHROME },
    body,
  });
  return response.status;
}

async function flooding(): Promise<string> {
  const id = visitIdOf('flood');
  for (let n = 0; n < 30; n += 1) await statusOf(id);
  return id;
}

it('delays a refusal, and no other request behind it', async () => {
  const flood = await flooding();
  const answered: string[] = [];
  const refused = statusOf(flood).then((status) => answered.push(`flood ${status}`));
  // Sent after the server received the first request.
  await once(server, 'request');
  answered.push(`other ${await statusOf(visitIdOf('other'))}`);
  await refused;
  expect(answered).toEqual(['other 204', 'flood 429']);
});

it('replies at once while enough refusals wait', async () => {
  const flood = await flooding();
  const answered: string[] = [];
  const first = statusOf(flood).then((status) => answered.push(`first ${status}`));
  await once(server, 'request');
  answered.push(`second ${await statusOf(flood)}`);
  await first;
  expect(answered).toEqual(['second 429', 'first 429']);
});

it('keeps working if a client disconnects while it waits', async () => {
  const flood = await flooding();
  const socket = connect(port(), '127.0.0.1');
  socket.write(
    `PUT /api/active-sessions/${flood} HTTP/1.1\r\nHost: 127.0.0.1:${port()}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await once(server, 'request');
  socket.destroy();
  expect([await statusOf(flood), await statusOf(flood)]).toEqual([429, 429]);
  expect(await statusOf(visitIdOf('other'))).toBe(204);
});
